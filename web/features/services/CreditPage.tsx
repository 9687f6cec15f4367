import { type ReactNode, useState } from 'react'
import { useListStatements } from '#web/api/generated/statements.ts'
import { useMe } from '#web/api/use-me.ts'
import { useHasWallet, useWallet } from '#web/api/use-wallet.ts'
import { ButtonLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { isStopped } from '#web/money/WalletStopped.tsx'
import { paths } from '#web/paths.ts'
import { SupportContact } from '#web/support/SupportContact.tsx'
import { CheckCircleIcon, ClockIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx'
import { services } from './services.messages.ts'

/** Lenders usually ask for an account of this age, and for incoming money in this many of the last twelve months. */
const MONTHS = 6
const YEAR = 12
const MONTH_MILLISECONDS = 30 * 86_400_000

/** Plink does not lend. The page explains what lenders look at, which of it the account shows, and whom to contact. */
export function CreditPage() {
  const { credit: t } = useTexts(services)
  const facts = useFacts()
  const { data: me } = useMe()
  const hasBusiness = me !== undefined && me.profile !== null
  return (
    <div className="grid max-w-2xl grid-cols-1 gap-8">
      <PageIntro title={t.title} lead={t.lead} />
      <section className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface p-6">
        <h2 className="text-lg font-semibold">{t.eligibility}</h2>
        <ul className="grid gap-3">
          <Fact isMet={facts.isRegistered}>{t.registered}</Fact>
          <Fact isMet={facts.isOldEnough}>{t.months(MONTHS)}</Fact>
          <Fact isMet={facts.isInUse}>{t.inUse}</Fact>
          <Fact isMet={facts.isEarning}>{t.earning(MONTHS)}</Fact>
        </ul>
        <p className="text-sm text-muted">{t.note}</p>
      </section>
      {hasBusiness ? (
        <section className="grid justify-items-start gap-3">
          <h2 className="text-lg font-semibold">{t.proof}</h2>
          <p className="text-muted">{t.proofText}</p>
          <ButtonLink variant="secondary" to={paths.statements}>
            {t.statements}
          </ButtonLink>
        </section>
      ) : null}
      <section className="grid justify-items-start gap-3">
        <h2 className="text-lg font-semibold">{t.talk}</h2>
        <p className="text-muted">{t.talkText}</p>
        <SupportContact />
      </section>
    </div>
  )
}

/** The facts that the account shows. Undefined until they are known. */
function useFacts() {
  const [now] = useState(serverNow)
  const { data: me } = useMe()
  const { data: wallet } = useWallet()
  const { data: statements } = useListStatements({}, { query: { enabled: useHasWallet() } })
  const earning = statements?.items.slice(0, YEAR).filter(({ moneyIn }) => moneyIn.amount > 0)
  return {
    isRegistered: me && me.profile !== null,
    isOldEnough: me && Date.parse(me.memberSince) <= now - MONTHS * MONTH_MILLISECONDS,
    isInUse: wallet && !isStopped(wallet),
    isEarning: earning && earning.length >= MONTHS,
  }
}

function Fact({ isMet, children }: { isMet: boolean | undefined; children: ReactNode }) {
  const { credit: t } = useTexts(services)
  return (
    <li className="flex gap-3">
      {isMet ? (
        <CheckCircleIcon className="mt-0.5 size-5 shrink-0 text-success" />
      ) : (
        <ClockIcon className="mt-0.5 size-5 shrink-0 text-muted" />
      )}
      <span className={isMet ? undefined : 'text-muted'}>
        <VisuallyHidden>{isMet ? t.met : t.notMet}</VisuallyHidden> {children}
      </span>
    </li>
  )
}
