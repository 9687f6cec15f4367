import { operations } from 'virtual:plink-contract'
import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { goToState } from '#web/mock/go-to-state.ts'
import { SCREENS, statesOf } from '#web/mock/screen-states.ts'
import { stateUrl } from '#web/mock/state-url.ts'
import { NetworkSettings } from './NetworkSettings.tsx'
import { OperationList } from './OperationList.tsx'
import styles from './panel.css?inline'
import { texts } from './texts.ts'
import { useCalls } from './use-stores.ts'

/** A drawer over the page. It is modal, so that it also works over a dialog of the app. */
export function Panel() {
  const drawer = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = () => setOpen(open => !open)
  useShortcut(toggle)
  useEffect(() => {
    if (isOpen) drawer.current?.showModal()
    else drawer.current?.close()
  }, [isOpen])
  return (
    <aside aria-label={texts.title} lang="en" dir="ltr">
      <button type="button" className="opener" aria-haspopup="dialog" title={texts.shortcut} onClick={toggle}>
        {texts.open}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the drawer, too. */}
      <dialog
        ref={drawer}
        aria-labelledby="title"
        onClose={() => setOpen(false)}
        onClick={event => event.target === drawer.current && setOpen(false)}
      >
        {isOpen ? <Drawer onClose={() => setOpen(false)} /> : null}
      </dialog>
    </aside>
  )
}

function Drawer({ onClose }: { onClose: () => void }) {
  return (
    <div className="drawer">
      <header>
        <h2 id="title">{texts.title}</h2>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </header>
      <p className="quiet">{texts.shortcut}</p>
      <LatestCalls />
      <OperationList />
      <NetworkSettings />
      <StateLinks onGo={onClose} />
    </div>
  )
}

function useShortcut(toggle: () => void): void {
  useEffect(() => {
    const press = ({ altKey, shiftKey, code }: KeyboardEvent) => {
      if (altKey && shiftKey && code === 'KeyM') toggle()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [toggle])
}

/** Mounts the panel in a shadow root, which the page's styles and queries do not reach. */
export function mountPanel(): void {
  const host = document.createElement('div')
  host.id = 'plink-mock'
  document.documentElement.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  shadow.adoptedStyleSheets = [sheet]
  createRoot(shadow).render(<Panel />)
}

const SHOWN_CALLS = 5

function LatestCalls() {
  const calls = useCalls().slice(0, SHOWN_CALLS)
  return (
    <section aria-labelledby="responses">
      <h3 id="responses">{texts.lastResponses}</h3>
      {calls.length === 0 ? <p className="quiet">{texts.noRequests}</p> : null}
      <ol className="responses">
        {calls.map((call, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same call may be made many times.
          <li key={index}>
            <b>{call.operation}</b> {call.outcome}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Links to every state of the open screen, and to the gallery. */
function StateLinks({ onGo }: { onGo: () => void }) {
  const here = SCREENS.filter(({ path }) => path.split('?')[0] === location.pathname)
  const states = here.flatMap(screen => statesOf(screen, operations))
  return (
    <section aria-labelledby="states">
      <h3 id="states">{texts.states}</h3>
      {states.length === 0 ? <p className="quiet">{texts.noStates}</p> : null}
      <ul className="states">
        {states.map(({ id, screen }) => (
          <li key={id}>
            <a
              href={stateUrl(screen.path, { state: id })}
              onClick={event => {
                event.preventDefault()
                onGo()
                goToState(id)
              }}
            >
              {id}
            </a>
          </li>
        ))}
      </ul>
      <a href="/gallery">{texts.gallery}</a>
    </section>
  )
}
