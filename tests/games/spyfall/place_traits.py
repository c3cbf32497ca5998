"""What a clue may be about, and the places it fits. A clue that fits fewer than three places would give one away."""

TRAITS = {
    "outdoors": "crusade pirate_ship beach military_base ski_resort zoo vineyard theme_park oil_rig",
    "no windows": "submarine pharaoh_tomb casino film_studio bank",
    "at sea": "pirate_ship submarine oil_rig beach",
    "one wears a uniform": (
        "military_base submarine airliner police_station hospital night_train bank pirate_ship school"
    ),
    "one is in costume": "circus opera film_studio theme_park crusade haunted_castle cathedral",
    "it moves": "pirate_ship submarine night_train airliner space_station crusade",
    "one sleeps there": (
        "hospital night_train submarine polar_station space_station "
        "oil_rig ski_resort embassy military_base spa haunted_castle"
    ),
    "one cannot simply leave": (
        "submarine airliner space_station polar_station oil_rig police_station military_base pirate_ship"
    ),
    "it is cold": "polar_station ski_resort pharaoh_tomb haunted_castle cathedral space_station",
    "it is hot": "beach spa pharaoh_tomb restaurant crusade",
    "there is music": "opera circus cathedral restaurant theme_park ski_resort military_base",
    "one must be quiet": "opera cathedral hospital university film_studio pharaoh_tomb",
    "one pays at the entrance": "opera circus zoo theme_park casino ski_resort spa night_train airliner",
    "money changes hands": "bank casino supermarket restaurant embassy",
    "one queues": "bank supermarket theme_park embassy airliner ski_resort circus",
    "there is food": ("restaurant supermarket vineyard school polar_station airliner night_train beach oil_rig"),
    "one drinks wine": "restaurant vineyard cathedral embassy casino opera night_train",
    "there are animals": "zoo circus polar_station crusade pirate_ship vineyard",
    "there are children": "school circus zoo theme_park beach supermarket airliner",
    "one learns something": "school university polar_station space_station zoo pharaoh_tomb",
    "people get hurt": "hospital ski_resort circus military_base crusade police_station oil_rig",
    "there are weapons": "crusade pirate_ship military_base police_station submarine embassy bank",
    "it is old": "crusade pirate_ship cathedral pharaoh_tomb haunted_castle university opera",
    "one is afraid": "haunted_castle pharaoh_tomb airliner hospital theme_park submarine",
    "there is treasure": "pirate_ship bank pharaoh_tomb casino crusade",
    "one wears little": "beach spa hospital circus",
    "a boss shouts": "restaurant film_studio military_base pirate_ship opera school",
    "one has stage fright": "opera circus film_studio university",
    "people fall in love": "beach night_train ski_resort restaurant vineyard film_studio",
    "one prays": "cathedral crusade hospital casino airliner pharaoh_tomb",
    "secrets are kept": "embassy bank police_station submarine military_base spa",
    "machines hum": "submarine space_station oil_rig polar_station supermarket hospital night_train",
    "one looks at stars": "space_station polar_station film_studio pirate_ship beach",
    "it smells": "zoo circus spa oil_rig supermarket vineyard",
    "a lawyer is welcome": "police_station bank embassy casino university",
}
PLACES_OF = {trait: tuple(places.split()) for trait, places in TRAITS.items()}
