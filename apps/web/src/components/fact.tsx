import type { ReactNode } from 'react';

interface FactProps {
  name: ReactNode;
  children: ReactNode;
}

/** A line of a `dl`, whose style sheet says how it looks. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="figures">{children}</dd>
    </div>
  );
}
