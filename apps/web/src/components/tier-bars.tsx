type Tier = 1 | 2 | 3 | 4;

const bars = [
  { x: 0.5, y: 10, height: 5 },
  { x: 4.5, y: 7, height: 8 },
  { x: 8.5, y: 4, height: 11 },
  { x: 12.5, y: 1, height: 14 },
];

/** Highest tier first; below the last one there is one bar left. */
const tierFrom: [fromBand: number, tier: Tier][] = [
  [7, 4],
  [5.5, 3],
  [4, 2],
];

export const tierOf = (band: number): Tier => tierFrom.find(([from]) => band >= from)?.[1] ?? 1;

interface TierBarsProps {
  band: number;
}

/** Four rising bars filled to the band's tier: the shape says what the colour repeats. */
export function TierBars({ band }: TierBarsProps) {
  return <TierGlyph tier={tierOf(band)} />;
}

interface TierGlyphProps {
  tier: Tier;
}

export function TierGlyph({ tier }: TierGlyphProps) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 16 16"
      color={`var(--bw-palette-band${tier})`}
      aria-hidden="true"
    >
      {bars.map(({ x, y, height }, index) =>
        index < tier ? (
          <rect key={x} x={x} y={y} width="3" height={height} rx="1" fill="currentColor" />
        ) : (
          <rect
            key={x}
            x={x + 0.5}
            y={y + 0.5}
            width="2"
            height={height - 1}
            rx=".7"
            fill="none"
            stroke="currentColor"
            opacity=".55"
          />
        ),
      )}
    </svg>
  );
}
