import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { useTexts } from '#web/lib/locale.tsx'
import { support } from '#web/messages/support.ts'
import { paths } from '#web/paths.ts'
import { ContactDetails } from './ContactDetails.tsx'

export function SupportPage() {
  const t = useTexts(support)
  return (
    <>
      <div className="grid gap-2">
        <PageHeading title={t.title} />
        <p className="text-muted">{t.lead}</p>
      </div>
      <ContactDetails />
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t.amounts}</h2>
        <dl className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
          <Meaning name={t.amountsBalance}>{t.amountsBalanceText}</Meaning>
          <Meaning name={t.amountsAvailable}>{t.amountsAvailableText}</Meaning>
          <Meaning name={t.amountsOnHold}>{t.amountsOnHoldText}</Meaning>
        </dl>
      </section>
      <section className="grid gap-3">
        <h2 className="text-lg font-semibold">{t.ready}</h2>
        <ul className="grid list-disc gap-2 ps-5 text-muted marker:text-brand">
          <li>{t.readyTransaction}</li>
          <li>{t.readyAccount}</li>
          <li>{t.readyNever}</li>
        </ul>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to={paths.transactions}>{t.transactions}</TextLink>
          <TextLink to={paths.security}>{t.security}</TextLink>
        </p>
      </section>
    </>
  )
}

/** Sentences begin where their name does, unlike the short values of facts. */
function Meaning({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid gap-1 py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="max-w-prose">{children}</dd>
    </div>
  )
}
