import { type ReactNode, useId } from 'react'
import { ButtonLink, TextLink } from '#web/layouts/links.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { dashboard } from '#web/messages/wallet/dashboard.ts'
import { topUps } from '#web/messages/wallet/top-ups.ts'
import { BankTransfer } from '#web/money/BankTransfer.tsx'
import { paths } from '#web/paths.ts'
import { firstMoney } from './first-money.messages.ts'

/** The first steps for an empty wallet: both ways to add money, and the next step. */
export function FirstMoneyCard({ isFirst }: { isFirst: boolean }) {
  const t = useTexts(firstMoney)
  const { addBeneficiary } = useTexts(dashboard)
  const ways = useTexts(topUps)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-10 gap-y-8 rounded-lg border border-line bg-surface p-5 sm:p-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
    >
      <h2 id={id} className="text-lg font-semibold lg:col-span-2 lg:-mb-4">
        {isFirst ? t.title : t.titleAgain}
      </h2>
      <Part title={ways.byBank}>
        <BankTransfer />
      </Part>
      <div className="grid content-start gap-8">
        <Part title={ways.byCard}>
          <p className="text-muted">{t.cardText}</p>
          <div>
            <IfAllowed operation="createTopUp">
              <ButtonLink variant="secondary" to={paths.topUp}>
                {t.topUpByCard}
              </ButtonLink>
            </IfAllowed>
          </div>
        </Part>
        <Part title={t.next}>
          <ol className="grid list-decimal gap-3 ps-5 marker:text-muted">
            <li className="ps-1">{t.arrives}</li>
            <li className="ps-1">
              {t.beneficiaries}
              <br />
              <TextLink to={paths.beneficiaries}>{addBeneficiary}</TextLink>
            </li>
            <li className="ps-1">{t.pay}</li>
          </ol>
        </Part>
      </div>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </div>
  )
}
