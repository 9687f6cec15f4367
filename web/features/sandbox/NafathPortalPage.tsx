import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import type { SandboxNafathRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useGetSandboxNafathRequest } from '#web/api/generated/sandbox.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { DecisionButtons } from './DecisionButtons.tsx'
import { maskNationalId, portalDecisionsFor } from './decisions.ts'
import { sandbox } from './sandbox.messages.ts'

const LOOK_EVERY_MILLISECONDS = 2000

/** Simulates the portal of Nafath, without imitating its design. */
export function NafathPortalPage() {
  const t = useTexts(sandbox).portal
  const { sessionId = '' } = useParams()
  const { data: request, error } = useGetSandboxNafathRequest(sessionId, {
    query: { refetchInterval: LOOK_EVERY_MILLISECONDS },
  })
  const unknown = error?.status === 404 || error?.status === 400
  return (
    <PublicLayout>
      <PageHeading title={t.title} />
      <Notice tone="warning">{t.notice}</Notice>
      {request && !unknown ? <PortalRequest request={request} /> : null}
      {unknown ? <Notice tone="danger">{t.notFound}</Notice> : null}
      {request || unknown ? null : <Waiting title={t.loading} />}
    </PublicLayout>
  )
}

function PortalRequest({ request }: { request: SandboxNafathRequest }) {
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
            <MaskedPhone number={phoneNumber} />
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
