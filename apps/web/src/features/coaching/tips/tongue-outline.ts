import type { LipShape, TonguePlace } from './mouth-shapes.ts';

/** In the drawing's units: 220 wide, 200 high, the face looks to the left. */
interface Point {
  x: number;
  y: number;
}

interface TonguePose {
  /** The highest part of its back. */
  body: Point;
  tip: Point;
}

/** How far the jaw hangs down for each shape of the lips. */
export const jawDropOf: Readonly<Record<LipShape, number>> = {
  closed: 0,
  onTeeth: 2,
  rounded: 6,
  looselyRounded: 10,
  spread: 8,
  neutral: 8,
  open: 20,
};

const poses: Readonly<Record<TonguePlace, TonguePose>> = {
  betweenTeeth: { body: { x: 122, y: 112 }, tip: { x: 52, y: 107 } },
  onRidge: { body: { x: 126, y: 112 }, tip: { x: 72, y: 89 } },
  nearRidge: { body: { x: 124, y: 104 }, tip: { x: 70, y: 97 } },
  behindRidge: { body: { x: 116, y: 88 }, tip: { x: 82, y: 93 } },
  curled: { body: { x: 132, y: 104 }, tip: { x: 92, y: 92 } },
  backUp: { body: { x: 146, y: 80 }, tip: { x: 84, y: 126 } },
  highFront: { body: { x: 106, y: 80 }, tip: { x: 70, y: 112 } },
  laxFront: { body: { x: 110, y: 92 }, tip: { x: 72, y: 116 } },
  midFront: { body: { x: 110, y: 102 }, tip: { x: 72, y: 122 } },
  lowFront: { body: { x: 112, y: 120 }, tip: { x: 70, y: 130 } },
  centre: { body: { x: 124, y: 106 }, tip: { x: 78, y: 124 } },
  lowBack: { body: { x: 144, y: 122 }, tip: { x: 86, y: 134 } },
  midBack: { body: { x: 144, y: 104 }, tip: { x: 86, y: 128 } },
  highBack: { body: { x: 142, y: 86 }, tip: { x: 86, y: 122 } },
  atRest: { body: { x: 122, y: 108 }, tip: { x: 72, y: 118 } },
};

/** The tongue's points from its root over its back to its tip and under it. */
function pointsOf(place: TonguePlace, jawDrop: number): Point[] {
  const { body, tip } = poses[place];
  const isCurled = place === 'curled';
  const blade = { x: (body.x + 2 * tip.x) / 3, y: isCurled ? body.y + 6 : (body.y + 2 * tip.y) / 3 - 3 };
  const under = isCurled ? { x: tip.x + 4, y: tip.y + 22 } : { x: tip.x + 14, y: tip.y + 16 };
  return [
    { x: 170, y: 196 },
    { x: 171, y: 156 },
    { x: (body.x + 168) / 2, y: (body.y + 128) / 2 },
    body,
    blade,
    tip,
    under,
    { x: 98, y: 150 + jawDrop / 2 },
    { x: 112, y: 196 },
  ];
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A smooth line through points (Catmull and Rom's, as Bézier curves). */
function smoothLine(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  const curves = points.slice(1).map((to, index) => {
    const from = points[index] ?? to;
    const before = points[index - 1] ?? from;
    const after = points[index + 2] ?? to;
    const leaving = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const arriving = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${at(leaving)} ${at(arriving)} ${at(to)}`;
  });
  return `M${at(first)}${curves.join('')}`;
}

export const tongueOutline = (place: TonguePlace, jawDrop: number): string =>
  smoothLine(pointsOf(place, jawDrop));
