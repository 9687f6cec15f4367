import type { ReactNode } from 'react'
import { maskPhone } from '#domain/phone.ts'
import type { SandboxNafathRequest } from '#web/api/generated/model/index.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { maskNationalId, portalDecisionsFor } from './decisions.ts'

export function PortalRequest({ request }: { request: SandboxNafathRequest }) {
  const { portal: t, states } = useTexts(sandbox)
  const { sessionId, nationalId, phoneNumber, status, expiresAt } = request
  const waits = status === 'SENT'
  return (
    <>
      <section className="grid gap-5 rounded-lg border border-line bg-surface p-6">
        <p className="text-lg font-semibold">{t.request}</p>
        <dl className="grid gap-3">
          <Row name={t.nationalId}>
            <Ltr>{maskNationalId(nationalId)}</Ltr>
          </Row>
          <Row name={t.phone}>
            <Ltr>{maskPhone(phoneNumber)}</Ltr>
          </Row>
          {waits ? (
            <Row name={t.timeLeft}>
              <Countdown until={Date.parse(expiresAt)} />
            </Row>
          ) : null}
        </dl>
        <DecisionButtons sessionId={sessionId} decisions={portalDecisionsFor(status)} />
      </section>
      <div role="status">
        {waits ? null : (
          <Notice tone={status === 'approved' ? 'success' : 'info'} title={states[status]}>
            <p>{t.goBack}</p>
          </Notice>
        )}
      </div>
    </>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
