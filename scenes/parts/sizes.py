"""Standard sizes in metres: EN 10220 pipes, EN 1092-1 PN16 flanges, EN 558 series 1 valve lengths, series 49 wafer lengths."""

PIPE_OD = {8: 13.5, 10: 17.2, 15: 21.3, 20: 26.9, 25: 33.7, 32: 42.4, 40: 48.3, 50: 60.3, 65: 76.1, 80: 88.9, 100: 114.3,
           125: 139.7, 150: 168.3, 200: 219.1, 250: 273.0, 300: 323.9, 350: 355.6, 400: 406.4, 500: 508.0, 600: 610.0}
# DN: outer diameter, bolt circle, bolts, bolt diameter, thickness (mm)
FLANGE = {15: (95, 65, 4, 12, 16), 20: (105, 75, 4, 12, 18), 25: (115, 85, 4, 12, 18), 32: (140, 100, 4, 16, 18),
          40: (150, 110, 4, 16, 18), 50: (165, 125, 4, 16, 18), 65: (185, 145, 8, 16, 18), 80: (200, 160, 8, 16, 20),
          100: (220, 180, 8, 16, 20), 125: (250, 210, 8, 16, 22), 150: (285, 240, 8, 20, 22), 200: (340, 295, 12, 20, 24),
          250: (405, 355, 12, 24, 26), 300: (460, 410, 12, 24, 28), 350: (520, 470, 16, 24, 30), 400: (580, 525, 16, 27, 32),
          500: (715, 650, 20, 30, 36), 600: (840, 770, 20, 33, 40)}
VALVE_LENGTH = {15: 130, 20: 150, 25: 160, 32: 180, 40: 200, 50: 230, 65: 290, 80: 310, 100: 350, 125: 400, 150: 480,
                200: 600, 250: 730, 300: 850}
# EN 558 series 49: wafer check valves
WAFER_LENGTH = {15: 16, 20: 19, 25: 22, 32: 28, 40: 31.5, 50: 40, 65: 46, 80: 50, 100: 60}


def pipe_radius(dn):
    return PIPE_OD[dn] / 2000


def flange_size(dn):
    """Outer radius, bolt circle radius, bolt count, bolt diameter, thickness."""
    outer, circle, count, bolt, thick = FLANGE[dn]
    return outer / 2000, circle / 2000, count, bolt / 1000, thick / 1000


def wafer_length(dn):
    return WAFER_LENGTH[dn] / 1000


def valve_length(dn):
    return VALVE_LENGTH[dn] / 1000
