import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListBody, ListEmpty, ListNote } from '../../components/list-card.tsx';
import { LoadFailure } from '../../components/load-failure.tsx';
import { LogSkeleton } from './log-skeleton.tsx';
import { useToldFailure } from './use-told-failure.ts';

interface ListResultProps<Item> {
  result: {
    data?: { items: Item[] } | undefined;
    error?: unknown;
    isError: boolean;
    isLoading: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  emptyText: string;
  emptyHint: string;
  children: (items: Item[]) => ReactNode;
}

/** What was found, what to try when that is nothing, or why it could not be asked. */
export function ListResult<Item>({ result, emptyText, emptyHint, children }: ListResultProps<Item>) {
  const { t } = useTranslation('debug');
  const failure = result.isError ? result.error : null;
  const items = result.data?.items;
  useToldFailure(failure, t('failed.load'));
  return (
    <>
      {failure !== null && (
        <ListNote>
          <LoadFailure failure={failure} text={t('failed.load')} onRetry={() => void result.refetch()} />
        </ListNote>
      )}
      <ListBody isBusy={result.isFetching}>
        {result.isLoading && <LogSkeleton />}
        {items && items.length > 0 && children(items)}
        {items?.length === 0 && <ListEmpty text={emptyText} hint={emptyHint} />}
      </ListBody>
    </>
  );
}
