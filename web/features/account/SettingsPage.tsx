import type { ComponentType, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useErrorText } from '#web/api/error-text.ts'
import type { Me } from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageHeading } from '#web/layouts/PageHeading.tsx'
import { IfAllowed } from '#web/layouts/RoleNotice.tsx'
import { useFormats } from '#web/lib/format.ts'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { useTheme } from '#web/lib/theme.ts'
import { onboarding } from '#web/messages/sign-up/onboarding.ts'
import { paths } from '#web/paths.ts'
import { ArrowForwardIcon, DocumentIcon, LaptopIcon, PeopleIcon, ShieldIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { MaskedPhone } from '#web/ui/MaskedPhone.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { EmailForm } from './EmailForm.tsx'
import { NotificationPreferences } from './NotificationPreferences.tsx'
import { PhoneChangeStatus } from './PhoneChangeStatus.tsx'
import { phoneChange } from './phone-change.messages.ts'
import { Section } from './Section.tsx'
import { settings } from './settings.messages.ts'
import { useChangeMessageLanguage } from './use-change-message-language.ts'

export function SettingsPage() {
  const t = useTexts(settings)
  return (
    <>
      <PageHeading title={t.title} />
      <Section title={t.profile} lead={t.profileText}>
        <ProfileFacts />
        <PhoneChangeStatus />
        <IfAllowed operation="changeEmail">
          <EmailForm />
        </IfAllowed>
      </Section>
      <Section title={t.appearance} lead={t.appearanceText}>
        <Appearance />
      </Section>
      <PageLink to={paths.documents} Icon={DocumentIcon} title={t.documents} text={t.documentsText} />
      <PageLink to={paths.security} Icon={ShieldIcon} title={t.security} text={t.securityText} />
      <PageLink to={paths.team} Icon={PeopleIcon} title={t.team} text={t.teamText} />
      <IfAllowed operation="listApiKeys">
        <PageLink to={paths.developers} Icon={LaptopIcon} title={t.developers} text={t.developersText} />
      </IfAllowed>
      <Section title={t.notifications} lead={t.notificationsText}>
        <MessageLanguage />
        <NotificationPreferences />
        <p className="text-sm">
          <TextLink to={paths.notifications}>{t.seeNotifications}</TextLink>
        </p>
      </Section>
    </>
  )
}

/** The language of messages belongs to the account, whatever the language of this device. */
function MessageLanguage() {
  const t = useTexts(settings)
  const errorText = useErrorText()
  const { data: me } = useMe()
  const { mutate, isPending, variables, error } = useChangeMessageLanguage()
  if (!me) return <RowsSkeleton count={1} />
  const language = isPending ? variables.data.messageLanguage : me.messageLanguage
  return (
    <div className="grid gap-4 rounded-lg border border-line bg-surface p-5">
      <Choice
        legend={t.messageLanguage}
        name="messageLanguage"
        options={[
          { value: 'ar', label: t.languages.ar },
          { value: 'en', label: t.languages.en },
        ]}
        chosen={language}
        onChoose={messageLanguage => mutate({ data: { messageLanguage } })}
      />
      <div aria-live="polite" className="empty:hidden">
        {error ? <Notice tone="danger">{errorText(error)}</Notice> : null}
      </div>
    </div>
  )
}

function Appearance() {
  const t = useTexts(settings)
  const { locale, setLocale } = useLocale()
  const [theme, chooseTheme] = useTheme()
  return (
    <div className="grid gap-5 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2">
      <Choice<Locale>
        legend={t.language}
        name="language"
        options={[
          { value: 'ar', label: 'العربية', lang: 'ar' },
          { value: 'en', label: 'English', lang: 'en' },
        ]}
        chosen={locale}
        onChoose={setLocale}
      />
      <Choice
        legend={t.theme}
        name="theme"
        options={[
          { value: 'light', label: t.light },
          { value: 'dark', label: t.dark },
        ]}
        chosen={theme}
        onChoose={chooseTheme}
      />
    </div>
  )
}

interface PageLinkProps {
  to: string
  Icon: ComponentType<{ className?: string }>
  title: string
  text: string
}

/** A link to a part of the settings that has its own page. */
function PageLink({ to, Icon, title, text }: PageLinkProps) {
  return (
    <Link to={to} className="flex items-center gap-4 rounded-lg border border-line bg-surface p-5 hover:bg-raised">
      <Icon className="size-6 shrink-0 text-brand" />
      <span className="grid flex-1">
        <span className="font-semibold">{title}</span>
        <span className="text-sm text-muted">{text}</span>
      </span>
      <ArrowForwardIcon className="size-5 shrink-0 text-muted" />
    </Link>
  )
}

interface Option<Value extends string> {
  value: Value
  label: string
  /** The language of the label, if it is not the page's. */
  lang?: string
}

interface ChoiceProps<Value extends string> {
  legend: string
  /** The name of the radio buttons, unique on the page. */
  name: string
  options: readonly Option<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

const OPTION =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md border border-control px-4 has-checked:border-brand has-checked:bg-brand-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 outline-focus'

/** A choice that takes effect at once. */
function Choice<Value extends string>({ legend, name, options, chosen, onChoose }: ChoiceProps<Value>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-3">
        {options.map(({ value, label, lang }) => (
          <label key={value} className={OPTION}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="accent-brand outline-none"
            />
            <span lang={lang}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The verified facts. Only support can change them, except for the phone. */
function ProfileFacts() {
  const t = useTexts(settings)
  const { title: changePhone } = useTexts(phoneChange)
  const { date } = useFormats()
  const { data: me, error, refetch } = useMe()
  if (!me) return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={3} />
  return (
    <>
      <dl className="grid gap-x-6 gap-y-4 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2">
        {me.profile ? <Business profile={me.profile} /> : null}
        <Fact name={t.phone}>
          <MaskedPhone number={me.phoneNumber} />
          <span className="block text-sm">
            <TextLink to={paths.changePhone}>{changePhone}</TextLink>
          </span>
        </Fact>
        <Fact name={t.memberSince}>{date(me.memberSince)}</Fact>
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
