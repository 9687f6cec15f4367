import { type RefObject, useLayoutEffect, useRef } from 'react'
import { CHART_ANIMATION_MILLISECONDS } from '#domain/constants.ts'

/** Uncovers what is drawn once, in the direction of reading; at once for whoever wants no motion. */
export function useReveal<Drawing extends SVGElement>(rtl: boolean): RefObject<Drawing | null> {
  const drawing = useRef<Drawing>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const covered = rtl ? 'inset(0 0 0 100%)' : 'inset(0 100% 0 0)'
    const animation = drawing.current?.animate([{ clipPath: covered }, { clipPath: 'inset(0)' }], {
      duration: CHART_ANIMATION_MILLISECONDS,
      easing: 'ease-out',
    })
    return () => animation?.cancel()
  }, [rtl])
  return drawing
}
