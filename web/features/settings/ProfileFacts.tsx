import type { ReactNode } from 'react'
import { maskPhone } from '#domain/phone.ts'
import { useErrorText } from '#web/api/error-text.ts'
import type { Me } from '#web/api/generated/model/index.ts'
import { useMe } from '#web/api/use-me.ts'
import { TextLink } from '#web/layouts/links.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useTexts } from '#web/lib/locale.tsx'
import { onboarding } from '#web/messages/onboarding.ts'
import { settings } from '#web/messages/settings.ts'
import { paths } from '#web/paths.ts'
import { LoadFailed } from '#web/ui/LoadFailed.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'

/** What is verified can only be changed by support. */
export function ProfileFacts() {
  const t = useTexts(settings)
  const errorText = useErrorText()
  const { day } = useFormats()
  const { data: me, error, refetch } = useMe()
  if (!me) return error ? <LoadFailed text={errorText(error)} onTryAgain={refetch} /> : <RowsSkeleton count={3} />
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2">
        {me.profile ? <Business profile={me.profile} /> : null}
        <Fact name={t.phone}>
          <Ltr>{maskPhone(me.phoneNumber)}</Ltr>
        </Fact>
        <Fact name={t.memberSince}>
          <Ltr>{day(me.memberSince)}</Ltr>
        </Fact>
      </dl>
      <p className="text-sm">
        <TextLink to={paths.support}>{t.changeProfile}</TextLink>
      </p>
    </>
  )
}

/** Both names, the one in the reader's language first. */
function Business({ profile }: { profile: NonNullable<Me['profile']> }) {
  const t = useTexts(settings)
  const { businessTypes } = useTexts(onboarding)
  const { locale } = useLocale()
  const { legalName, legalNameArabic, businessType, crNumber, unifiedNumber } = profile
  const names = [legalName, legalNameArabic].filter(name => name !== undefined)
  return (
    <>
      <Fact name={t.business}>
        {(locale === 'ar' ? names.toReversed() : names).map(name => (
          <span key={name} className="block">
            <bdi>{name}</bdi>
          </span>
        ))}
      </Fact>
      <Fact name={t.businessType}>{businessTypes[businessType].title}</Fact>
      <Fact name={t.crNumber}>
        <Ltr>{crNumber}</Ltr>
      </Fact>
      {unifiedNumber && unifiedNumber !== crNumber ? (
        <Fact name={t.unifiedNumber}>
          <Ltr>{unifiedNumber}</Ltr>
        </Fact>
      ) : null}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
