import { useEffect, useRef } from 'react'
import { Notice, type NoticeTone } from '#web/ui/Notice.tsx'

/** What came of a press. Another object is other news, in the same words or not. */
export interface WhatHappened {
  tone: NoticeTone
  text: string
}

/** Takes focus, and so is read out: the button that led to it may be gone. */
export function News({ news }: { news: WhatHappened | null }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (news) place.current?.focus()
  }, [news])
  return (
    <div ref={place} tabIndex={-1} className="empty:hidden">
      {news ? <Notice tone={news.tone}>{news.text}</Notice> : null}
    </div>
  )
}
