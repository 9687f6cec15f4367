import { useParams } from 'react-router-dom'
import { useGetSandboxNafathRequest } from '#web/api/generated/sandbox.ts'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { sandbox } from '#web/messages/sandbox.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { PortalRequest } from './PortalRequest.tsx'

const LOOK_EVERY_MILLISECONDS = 2000

/** Stands in for the portal of Nafath. It looks like Plink's own, because it is. */
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
