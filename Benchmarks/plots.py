"""Line plots as SVG, in panels side by side."""
import html
import math

PALETTE = {"dlscan thorough": "#1d4e89", "dlscan fast": "#4aa3df", "zxing-cpp": "#c8553d"}
DASHES = {"dlscan fast": "5 3"}
WIDTH, HEIGHT = 250, 170
LEFT, RIGHT, TOP, BOTTOM = 44, 14, 30, 34
STYLE = (
    "text{font:11px sans-serif;fill:#333}.title{font-weight:bold;font-size:12px}.axis{stroke:#999;fill:none}"
    ".grid{stroke:#e4e4e4}.tick{font-size:9px;fill:#666}"
)


def text(x, y, content, anchor="middle", kind=""):
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{html.escape(str(content))}</text>'


def line(name, points):
    color = PALETTE.get(name, "#555")
    dash = f' stroke-dasharray="{DASHES[name]}"' if name in DASHES else ""
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    drawn = [f'<polyline points="{path}" fill="none" stroke="{color}" stroke-width="2"{dash}/>']
    drawn += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.4" fill="{color}"/>' for x, y in points]
    return drawn


def frame(title, x_title):
    middle = LEFT + (WIDTH - LEFT - RIGHT) / 2
    bottom = HEIGHT - BOTTOM
    return [
        text(middle, 16, title, kind="title"),
        text(middle, HEIGHT - 4, x_title, kind="tick"),
        f'<path class="axis" d="M{LEFT} {TOP} V{bottom} H{WIDTH - RIGHT}"/>',
    ]


def share_panel(title, x_title, labels, series):
    """Shares 0-1 of each name in `series` at the places of `labels`."""
    bottom = HEIGHT - BOTTOM
    step = (WIDTH - LEFT - RIGHT - 16) / max(1, len(labels) - 1)
    place = lambda index: LEFT + 8 + index * step
    level = lambda share: bottom - share * (bottom - TOP)
    drawn = frame(title, x_title)
    for share in (0, 0.5, 1):
        y = level(share)
        drawn.append(f'<path class="grid" d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}"/>')
        drawn.append(text(LEFT - 5, y + 3, f"{round(share * 100)} %", "end", "tick"))
    every = max(1, math.ceil(len(labels) / 8))
    for index, label in enumerate(labels):
        if index % every == 0:
            drawn.append(text(place(index), bottom + 13, label, kind="tick"))
    for name, shares in series.items():
        drawn += line(name, [(place(i), level(s)) for i, s in enumerate(shares) if s is not None])
    return drawn


def log_panel(title, x_title, series):
    """Points (x, milliseconds) of each name in `series`, both axes logarithmic."""
    points = [point for line_points in series.values() for point in line_points]
    bottom = HEIGHT - BOTTOM
    x_low, x_high = (math.log10(f(p[0] for p in points)) for f in (min, max))
    y_low = math.floor(math.log10(min(p[1] for p in points)))
    y_high = math.ceil(math.log10(max(p[1] for p in points)))
    x_span, y_span = max(x_high - x_low, 0.1), max(y_high - y_low, 1)
    place = lambda x: LEFT + 8 + (math.log10(x) - x_low) / x_span * (WIDTH - LEFT - RIGHT - 16)
    level = lambda y: bottom - (math.log10(y) - y_low) / y_span * (bottom - TOP)
    drawn = frame(title, x_title)
    for power in range(y_low, y_high + 1):
        y = level(10**power)
        drawn.append(f'<path class="grid" d="M{LEFT} {y:.1f} H{WIDTH - RIGHT}"/>')
        drawn.append(text(LEFT - 5, y + 3, f"{10**power:g} ms", "end", "tick"))
    for x in sorted({p[0] for p in points}):
        drawn.append(text(place(x), bottom + 13, f"{x:g}", kind="tick"))
    for name, line_points in series.items():
        drawn += line(name, [(place(x), level(y)) for x, y in sorted(line_points)])
    return drawn


def sheet(panels, names, columns):
    """One picture of all panels, below a legend."""
    rows = math.ceil(len(panels) / columns)
    width, height = columns * WIDTH, rows * HEIGHT + 30
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f'<style>{STYLE}</style><rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for index, name in enumerate(names):
        x = 20 + index * 150
        drawn += line(name, [(x, 16), (x + 26, 16)])
        drawn.append(text(x + 34, 20, name, "start"))
    for index, panel in enumerate(panels):
        x, y = index % columns * WIDTH, index // columns * HEIGHT + 30
        drawn.append(f'<g transform="translate({x} {y})">')
        drawn += panel
        drawn.append("</g>")
    return "\n".join(drawn + ["</svg>", ""])
