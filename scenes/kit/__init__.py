"""Everything the pictures are made of: paving, plants, light, camera and the finishing."""
