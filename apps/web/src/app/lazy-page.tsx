import i18next from 'i18next';
import type { Namespace } from 'i18next';
import { lazy } from 'react';
import type { ComponentType } from 'react';

/**
 * A page loaded with its texts when its route is opened. `preload` first makes it render at once, which hydrating a
 * prerendered page needs.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  texts: Exclude<Namespace, readonly string[]>[] = [],
) {
  let loaded: ComponentType<Props> | undefined;
  const loadAll = async () => {
    const [page] = await Promise.all([load(), i18next.loadNamespaces(texts)]);
    loaded = page.default;
    return page;
  };
  const Lazy = lazy(loadAll) as unknown as ComponentType<Props>;
  const Page = (props: Props) => {
    const Loaded = loaded ?? Lazy;
    return <Loaded {...props} />;
  };
  return Object.assign(Page, { preload: loadAll, texts });
}
