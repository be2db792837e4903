import type { ReactNode } from 'react';

interface FactProps {
  name: string;
  children: ReactNode;
}

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt className="caption text2">{name}</dt>
      <dd className="body2">{children}</dd>
    </div>
  );
}
