import { useEffect, useRef, useState } from 'react'
import { useLocale } from '#web/lib/locale.tsx'
import { useTheme } from '#web/lib/theme.ts'
import type { VisitMessage } from '../go-to-state.ts'
import type { ScreenState } from '../states-of.ts'
import { visitPath } from '../visit.ts'
import { texts } from './texts.ts'
import { useInView } from './use-in-view.ts'

/** A state drawn live, in small. It takes no focus and no presses; those are for the full size. */
export function StateFrame({ state, width }: { state: ScreenState; width: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place)
  const { locale } = useLocale()
  const [theme] = useTheme()
  const address = visitPath(state.screen.path, { state: state.id, locale, theme })
  return (
    <li className="gallery-state">
      <a href={address} target="_blank" rel="noopener" aria-label={texts.open(state.id)} lang="en" dir="ltr">
        {state.id}
      </a>
      <div ref={place} className="gallery-frame" data-width={width} inert>
        {isNear ? <Live address={address} title={texts.screenWidth(state.id)} /> : null}
      </div>
    </li>
  )
}

/** Another language or theme is told to the page that is there, which then need not load again. */
function Live({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(address)
  const { locale } = useLocale()
  const [theme] = useTheme()
  const isFirst = address === first
  useEffect(() => {
    const message: VisitMessage = { plinkVisit: { locale, theme } }
    if (!isFirst) frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [locale, theme, isFirst])
  return <iframe ref={frame} src={first} title={title} />
}
