import { useEffect, useRef, useState } from 'react'
import { LastAnswers } from './LastAnswers.tsx'
import { NetworkSettings } from './NetworkSettings.tsx'
import { OperationList } from './OperationList.tsx'
import { StateLinks } from './StateLinks.tsx'
import { texts } from './texts.ts'

/** A drawer over the page, modal so that it can also be used over a dialog of the app. */
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
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a press beside the drawer does. */}
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
      <LastAnswers />
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
