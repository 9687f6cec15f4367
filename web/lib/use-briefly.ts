import { useEffect, useState } from 'react'

/** Shows something for this long; whatever is shown after it starts anew. */
export function useBriefly<Shown>(milliseconds: number): [shown: Shown | null, show: (next: Shown) => void] {
  const [current, setCurrent] = useState<{ shown: Shown } | null>(null)
  useEffect(() => {
    if (current === null) return
    const timer = setTimeout(() => setCurrent(null), milliseconds)
    return () => clearTimeout(timer)
  }, [current, milliseconds])
  return [current?.shown ?? null, shown => setCurrent({ shown })]
}
