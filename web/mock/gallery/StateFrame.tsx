import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '#web/lib/locale.tsx'
import { useTheme } from '#web/lib/theme.ts'
import type { StateMessage } from '#web/mock/go-to-state.ts'
import type { ScreenState } from '#web/mock/screen-states.ts'
import { stateUrl } from '#web/mock/state-url.ts'
import { texts } from './texts.ts'

/** A live, scaled-down view of a state. It accepts no focus and no clicks. */
export function StateFrame({ state, width }: { state: ScreenState; width: number }) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useInView(place)
  const { locale } = useLocale()
  const [theme] = useTheme()
  const address = stateUrl(state.screen.path, { state: state.id, locale, theme })
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

/** Sends a changed language or theme to the loaded page, so that it does not load again. */
function Live({ address, title }: { address: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(address)
  const { locale } = useLocale()
  const [theme] = useTheme()
  const isFirst = address === first
  useEffect(() => {
    const message: StateMessage = { plinkState: { locale, theme } }
    if (!isFirst) frame.current?.contentWindow?.postMessage(message, location.origin)
  }, [locale, theme, isFirst])
  return <iframe ref={frame} src={first} title={title} />
}

/** Frames farther from the viewport are not rendered, because each frame is a whole app. */
const NEAR = '600px 0px'

function useInView(ref: RefObject<Element | null>): boolean {
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
