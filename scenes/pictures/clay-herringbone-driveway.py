"""Driveway of red clay herringbone between charcoal soldier courses, to a timber garage door."""

from kit.finish import render
from kit.garage_drive import LOOK, garage_drive

garage_drive()
render(key=0.31, denoise_strength=0.3, **LOOK)
