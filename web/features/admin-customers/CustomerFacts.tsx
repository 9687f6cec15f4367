import type { ReactNode } from 'react'
import { formatPhone, phoneFromE164 } from '#domain/phone.ts'
import type { CustomerDetails, KybAnswer } from '#web/api/generated/plinkAPI.schemas.ts'
import { Identifier } from '#web/copy/Identifier.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { adminCustomers } from '#web/messages/staff/admin-customers.ts'
import { CrNumber, IdNumber, PhoneNumber } from '#web/staff/Numbers.tsx'
import { otherLocale } from '#web/staff/option-rows.ts'
import { PanelSection } from '#web/staff/PanelSection.tsx'
import { StatusBadge } from '#web/ui/Badge.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { adminCustomerFacts } from './admin-customer-facts.messages.ts'

/** The customer's identity, and the facts and answers of the sign-up. */
export function CustomerFacts({ details }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  const nameOf = useName()
  const { customerId, phoneNumber, businessName, businessNameArabic, status, createdAt } = details.customer
  return (
    <div className="grid grid-cols-1 gap-8">
      <PanelSection title={t.factsTitle}>
        <Facts>
          <Fact label={t.columns.business}>
            {businessName ? <bdi>{nameOf(businessName, businessNameArabic)}</bdi> : t.nameless}
          </Fact>
          <Fact label={t.columns.phone}>
            <PhoneNumber e164={phoneNumber} />
          </Fact>
          {details.email ? (
            <Fact label={t.email}>
              <a href={`mailto:${details.email}`} className="underline underline-offset-4">
                <Ltr>{details.email}</Ltr>
              </a>
              {details.isEmailConfirmed ? null : <span className="block text-sm text-muted">{t.emailUnconfirmed}</span>}
            </Fact>
          ) : null}
          <Fact label={status === 'signing_up' ? t.signUpBegan : t.accountSince}>{dateTime(createdAt)}</Fact>
          <Fact label={t.customerId}>
            <Identifier value={customerId} />
          </Fact>
        </Facts>
      </PanelSection>
      <Owner details={details} />
      <Registration details={details} />
      <Questionnaire details={details} />
    </div>
  )
}

function Owner({ details: { customer, owner } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomerFacts)
  const { columns } = useTexts(adminCustomers)
  const { dateTime } = useFormats()
  return (
    <PanelSection title={t.ownerTitle}>
      <Facts>
        <Fact label={columns.id}>
          <IdNumber digits={customer.idNumber} />
        </Fact>
        {owner ? (
          <>
            <Fact label={t.birthYear}>
              <Ltr>{owner.birthYear}</Ltr>
            </Fact>
            <Fact label={t.approved}>{dateTime(owner.approvedAt)}</Fact>
          </>
        ) : null}
      </Facts>
    </PanelSection>
  )
}

function Registration({ details: { customer, registration } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomerFacts)
  const { columns } = useTexts(adminCustomers)
  const { date } = useFormats()
  const nameOf = useName()
  const { businessType, unifiedNumber, legalName, legalNameArabic, issueDate, expiryDate } = registration
  return (
    <PanelSection title={t.registryTitle}>
      <Facts>
        <Fact label={columns.cr}>
          <CrNumber digits={customer.crNumber} />
        </Fact>
        {unifiedNumber && unifiedNumber !== customer.crNumber ? (
          <Fact label={t.unifiedNumber}>
            <CrNumber digits={unifiedNumber} />
          </Fact>
        ) : null}
        {legalName ? (
          <Fact label={t.legalName}>
            <bdi>{nameOf(legalName, legalNameArabic)}</bdi>
          </Fact>
        ) : null}
        <Fact label={t.businessType}>{t.businessTypes[businessType]}</Fact>
        {issueDate ? <Fact label={t.issueDate}>{date(issueDate)}</Fact> : null}
        {expiryDate ? <Fact label={t.expiryDate}>{date(expiryDate)}</Fact> : null}
      </Facts>
    </PanelSection>
  )
}

function Questionnaire({ details: { questionnaire } }: { details: CustomerDetails }) {
  const t = useTexts(adminCustomerFacts)
  if (!questionnaire) {
    return (
      <PanelSection title={t.questionnaireTitle}>
        <p className="text-sm text-muted">{t.noQuestionnaire}</p>
      </PanelSection>
    )
  }
  const { riskRating, purposes, purposeOther, businessActivity, annualRevenue } = questionnaire
  return (
    <PanelSection title={t.questionnaireTitle}>
      <Facts>
        <Fact label={t.riskRating}>
          <StatusBadge tone="success">{t.ratings[riskRating]}</StatusBadge>
        </Fact>
        <Fact label={t.purposes}>
          <ul>
            {purposes.map(purpose => (
              <li key={purpose.code}>
                <Answer answer={purpose} />
              </li>
            ))}
            {purposeOther ? (
              <li className="text-muted">
                <bdi>{purposeOther}</bdi>
              </li>
            ) : null}
          </ul>
        </Fact>
        <Fact label={t.businessActivity}>
          <Answer answer={businessActivity} />
        </Fact>
        <Fact label={t.annualRevenue}>
          <Answer answer={annualRevenue} />
        </Fact>
      </Facts>
    </PanelSection>
  )
}

/** The label of the chosen option, or its code when there is no such option any more. */
function Answer({ answer: { code, labels } }: { answer: KybAnswer }) {
  const { locale } = useLocale()
  const label = labels[locale] ?? labels[otherLocale(locale)]
  return label ? (
    <bdi>{label}</bdi>
  ) : (
    <span className="whitespace-nowrap">
      <Ltr>{code}</Ltr>
    </span>
  )
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-sm sm:grid-cols-2 xl:grid-cols-1">
      {children}
    </dl>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-0.5">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

/** The name of the business, or the phone if the name is unknown. */
export function useCustomerName(): (details: CustomerDetails) => string {
  const nameOf = useName()
  return ({ customer: { businessName, businessNameArabic, phoneNumber } }) =>
    businessName ? nameOf(businessName, businessNameArabic) : formatPhone(phoneFromE164(phoneNumber))
}
