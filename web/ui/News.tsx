import { useEffect, useRef } from 'react'

/** What an action has done. A new object is another outcome, even with the same text. */
export interface NewsItem {
  text: string
}

/** Takes focus, because the button of the action disappears with its row, and is therefore announced. */
export function News({ news }: { news: NewsItem | null }) {
  const place = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  return (
    <p ref={place} tabIndex={-1} className="text-success empty:hidden">
      {news?.text}
    </p>
  )
}
