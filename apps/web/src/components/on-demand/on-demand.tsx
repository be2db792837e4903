import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { MissingPart } from './missing-part.tsx';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

const loads = new Set<() => Promise<unknown>>();
let isQuiet = false;

/**
 * A part of a page that is fetched when it is first shown, or before that in a quiet moment. Where it cannot be fetched
 * the page stays as it is, with what was typed there, and says so.
 */
export function onDemand<Props extends object>(load: Load<Props>) {
  if (isQuiet) fetchAhead(load);
  else loads.add(load);
  const fetched = () => lazy(load) as unknown as ComponentType<Props>;
  let Part = fetched();
  return function OnDemand(props: Props) {
    return (
      <MissingPart
        onRetry={() => (Part = fetched())}
        part={() => (
          <Suspense>
            <Part {...props} />
          </Suspense>
        )}
      />
    );
  };
}

/** For when the page has all it needs: what is shown only then can be shown without a network too. */
export function fetchPartsAhead(): void {
  isQuiet = true;
  for (const load of loads) fetchAhead(load);
  loads.clear();
}

/** If it fails it is tried again when it is needed. */
function fetchAhead(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
