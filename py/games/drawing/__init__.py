"""The few words every board is drawn in: SVG as text, gradients, and what can be tapped."""
