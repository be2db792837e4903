import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** What an entry of the browser's history knows beside its address. */
interface HistoryState {
  /** Cursors of the pages before this one: no address could hold them all. */
  trail?: string[];
  /** The entry before is the view below the details. */
  isOverView?: boolean;
}

/** The part of the address behind `/debug`. */
export function useAddress() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as HistoryState | null;

  function closeDetails() {
    if (state?.isOverView) {
      void navigate(-1);
      return;
    }
    const view = new URLSearchParams(params);
    view.delete('log');
    view.delete('call');
    void navigate({ search: view.toString() }, { replace: true, state });
  }

  return {
    params,
    trail: state?.trail ?? [],
    open: (chosen: URLSearchParams, trail: string[] = []) =>
      void navigate({ search: chosen.toString() }, { state: { trail } satisfies HistoryState }),
    /** For a link that opens details over this view. */
    detailsLink: (name: 'log' | 'call', id: number | string) => {
      const opened = new URLSearchParams(params);
      opened.set(name, String(id));
      return {
        to: { search: opened.toString() },
        state: { ...state, isOverView: true } satisfies HistoryState,
        preventScrollReset: true,
      };
    },
    closeDetails,
  };
}
