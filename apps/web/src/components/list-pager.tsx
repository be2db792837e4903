import { ListFoot } from './list-card.tsx';
import { PageSizes } from './page-sizes.tsx';
import { Pager } from './pager.tsx';

/** A list that is shown page by page, in pages of a size to be chosen. */
interface PagedList {
  /** The place of the first item on the page, from 1. */
  from: number;
  shown: number;
  total: number;
  isLowerBound: boolean;
  pageSize: number;
  changePageSize: (size: number) => void;
  previous: (() => void) | null;
  next: (() => void) | null;
}

interface ListPagerProps {
  list: PagedList;
  sizes: readonly number[];
}

export function ListPager({ list, sizes }: ListPagerProps) {
  return (
    <ListFoot>
      <Pager
        from={list.from}
        shown={list.shown}
        total={list.total}
        isLowerBound={list.isLowerBound}
        onPrevious={list.previous}
        onNext={list.next}
      >
        <PageSizes sizes={sizes} value={list.pageSize} onChange={list.changePageSize} />
      </Pager>
    </ListFoot>
  );
}
