import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#web/lib/locale.tsx'
import { minutesAndSeconds, useSecondsLeft } from '#web/lib/use-seconds-left.ts'
import { common } from '#web/messages/common.ts'
import { Ltr } from './Ltr.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

interface CountdownProps {
  /** The end time in milliseconds since 1970. */
  until: number
  /** The clock of the end time. Default: the server's. */
  clock?: () => number
  onEnd?: () => void
  /** Formats the seconds. Default: `mm:ss`. */
  format?: (seconds: number) => string
}

const SPOKEN_AT = [60, 30, 10]

/** Shows every second, but announces only 60, 30 and 10, because an announcement every second would drown everything else. */
export function Countdown({ until, clock, onEnd, format = minutesAndSeconds }: CountdownProps) {
  const left = useSecondsLeft(until, clock)
  useEndOnce(left === 0, until, onEnd)
  return (
    <>
      <span role="timer" aria-live="off">
        <Ltr>{format(left)}</Ltr>
      </span>
      <SpokenSeconds key={until} left={left} />
    </>
  )
}

function SpokenSeconds({ left }: { left: number }) {
  const t = useTexts(common)
  const [first] = useState(left)
  // A countdown that starts at 42 seconds never passes 60.
  const spoken = SPOKEN_AT.findLast(moment => left <= moment && moment <= first)
  // Screen readers announce changes of this region, not its initial content.
  return (
    <VisuallyHidden>
      <span aria-live="polite">{spoken && left > 0 ? t.secondsLeft(spoken) : ''}</span>
    </VisuallyHidden>
  )
}

function useEndOnce(ended: boolean, until: number, onEnd: (() => void) | undefined): void {
  const endedFor = useRef<number>(undefined)
  useEffect(() => {
    if (endedFor.current === until && ended) return
    endedFor.current = ended ? until : undefined
    if (ended) onEnd?.()
  }, [ended, until, onEnd])
}
