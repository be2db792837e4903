import i18next from 'i18next';
import type { Namespace } from 'i18next';
import { lazy } from 'react';
import type { ComponentType } from 'react';
import { hasTexts } from '../i18n/i18n.ts';
import { ApiError, clientFailure } from '../lib/api-failure.ts';

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
    if (!hasTexts(i18next.language, texts)) throw new ApiError(clientFailure('network'));
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
