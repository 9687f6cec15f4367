import { type RefObject, useEffect, useState } from 'react'

/** What lies farther away than this is not drawn, or is forgotten again: each frame is a whole app. */
const NEAR = '600px 0px'

export function useInView(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: NEAR,
    })
    if (ref.current) observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])
  return isNear
}
