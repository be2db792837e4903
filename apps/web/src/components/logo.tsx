interface LogoProps {
  sizePx?: number;
}

/** The mark: four bars, one for each criterion. */
export function Logo({ sizePx = 28 }: LogoProps) {
  return (
    <svg width={sizePx} height={sizePx} viewBox="0 0 28 28" aria-hidden="true">
      <rect width="28" height="28" rx="8" fill="var(--bw-palette-primary-main)" />
      <g fill="var(--bw-palette-onPrimary)">
        <rect x="5.5" y="15" width="3" height="6" rx="1.5" />
        <rect x="10.2" y="11.5" width="3" height="9.5" rx="1.5" />
        <rect x="14.9" y="13.5" width="3" height="7.5" rx="1.5" />
        <rect x="19.6" y="7" width="3" height="14" rx="1.5" />
      </g>
    </svg>
  );
}
