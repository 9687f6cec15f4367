import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useGetApprovalRules } from '#web/api/generated/approvals.ts'
import type { ApprovalRules } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { LIVE } from '#web/api/use-wallet.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { BackLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { approvals } from './approvals.messages.ts'
import { PersonRules } from './PersonRules.tsx'
import { RuleList } from './RuleList.tsx'
import { RulesCode } from './RulesCode.tsx'
import { RulesForm } from './RulesForm.tsx'
import { rulesIn } from './rules-in.ts'
import { sentCodeIn } from './sent-code.ts'

/** The rules by which payments need approval. Owners change them with a code. */
export function ApprovalRulesPage() {
  const t = useTexts(approvals)
  const { state } = useLocation()
  const [sentCode, rules] = [sentCodeIn(state), rulesIn(state)]
  const { data, error, refetch } = useGetApprovalRules({ query: LIVE })
  if (sentCode && rules) return <RulesCode shown={rules} sent={sentCode} />
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-6">
      <BackLink to={paths.approvals} />
      <div className="grid gap-2">
        <PageHeading title={t.rules} />
        <p className="text-muted">{t.rulesLead}</p>
      </div>
      {error && !data ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {error || data ? null : <Skeleton className="h-24 w-full" />}
      {data ? <Rules shown={data} /> : null}
    </div>
  )
}

function Rules({ shown }: { shown: ApprovalRules }) {
  const { rules, approvers } = shown
  const t = useTexts(approvals)
  const { data: me } = useMe()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <RuleList rules={rules} />
      <p className="text-muted">
        <span>{t.approvers(approvers)}</span>
        {me && me.role !== 'owner' ? <span>{` ${t.onlyOwners}`}</span> : null}
      </p>
      {me?.role !== 'owner' ? null : isOpen ? (
        <RulesForm rules={rules} />
      ) : (
        <div>
          <Button variant="secondary" onClick={() => setOpen(true)}>
            {t.changeRules}
          </Button>
        </div>
      )}
      <PersonRules shown={shown} isOwner={me?.role === 'owner'} />
    </>
  )
}
