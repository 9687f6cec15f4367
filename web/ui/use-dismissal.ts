import { type RefObject, useEffect } from 'react'

/** Closes what is open over the page: on Escape, on a press beside it, and when focus goes on to something else. */
export function useDismissal(
  open: boolean,
  frame: RefObject<HTMLElement | null>,
  close: (by: 'escape' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!open) return
    const listening = new AbortController()
    const { signal } = listening
    const leave = (target: EventTarget | null) => {
      if (target instanceof Node && !frame.current?.contains(target)) close('leaving')
    }
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close('escape'), { signal })
    document.addEventListener('pointerdown', ({ target }) => leave(target), { signal })
    document.addEventListener('focusin', ({ target }) => leave(target), { signal })
    return () => listening.abort()
  }, [open, frame, close])
}
