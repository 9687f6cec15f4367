import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '#web/api/error-text.ts'
import { useListSessions } from '#web/api/generated/auth.ts'
import type { Session } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { security } from '#web/messages/security.ts'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { DeviceRow } from './DeviceRow.tsx'
import { EndSessionDialog } from './EndSessionDialog.tsx'

/** Where the customer is signed in, this device first. */
export function Devices() {
  const errorText = useErrorText()
  const { data, error, refetch } = useListSessions()
  if (data) return <DeviceList sessions={data.items} />
  return error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : <RowsSkeleton count={2} />
}

function DeviceList({ sessions }: { sessions: readonly Session[] }) {
  const t = useTexts(security)
  const [toEnd, setToEnd] = useState<Session | 'others' | null>(null)
  const [news, setNews] = useState('')
  const hasOthers = sessions.some(session => !session.isCurrent)
  const tell = (text: string) => {
    setToEnd(null)
    setNews(text)
  }
  return (
    <>
      <Rows>
        {sessions.map(session => (
          <DeviceRow key={session.id} session={session} onEnd={() => setToEnd(session)} />
        ))}
      </Rows>
      <News text={news} />
      {hasOthers ? (
        <div>
          <Button variant="secondary" onClick={() => setToEnd('others')}>
            {t.endOthers}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-muted">{t.onlyDevice}</p>
      )}
      <EndSessionDialog toEnd={toEnd} onClose={() => setToEnd(null)} onEnded={tell} />
    </>
  )
}

/** Takes focus, and so is read out: the button that led to it goes away with its row. */
function News({ text }: { text: string }) {
  const news = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (text) news.current?.focus()
  }, [text])
  return (
    <p ref={news} tabIndex={-1} className="text-success empty:hidden">
      {text}
    </p>
  )
}
