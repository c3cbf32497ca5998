"""What every board is drawn with: SVG as text, gradients, and buttons on drawings."""
