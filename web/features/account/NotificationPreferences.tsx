import { useErrorText } from '#web/api/error-text.ts'
import { useGetEmailChange } from '#web/api/generated/account.ts'
import { useGetNotificationPreferences } from '#web/api/generated/notifications.ts'
import type {
  EmailChange,
  NotificationPreference,
  NotificationPreferenceList,
} from '#web/api/generated/plinkAPI.schemas.ts'
import { useMe } from '#web/api/use-me.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useTexts } from '#web/lib/locale.tsx'
import { notifications } from '#web/messages/business/notifications.ts'
import { Button } from '#web/ui/Button.tsx'
import { LockIcon } from '#web/ui/icons.tsx'
import { Switch } from '#web/ui/inputs/Switch.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { settings } from './settings.messages.ts'
import { useChangeNotificationPreferences } from './use-change-notification-preferences.ts'

/** Switches for each group of notifications: whether it is listed in the app, and sent by SMS and email. A switch takes effect at once. */
export function NotificationPreferences() {
  const errorText = useErrorText()
  const { data, error, refetch } = useGetNotificationPreferences({ query: { refetchOnWindowFocus: true } })
  const { mutate, isPending, variables, error: refusal } = useChangeNotificationPreferences()
  if (!data) return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={4} />
  const changing = isPending ? variables.data : undefined
  return (
    <>
      <Rows>
        {data.items.map(preference => (
          <PreferenceRow
            key={preference.group}
            preference={preference}
            channels={data.emailState === 'confirmed' ? ALL_CHANNELS : CHANNELS}
            isChanging={channel => changing?.group === preference.group && changing[channel] !== undefined}
            onSwitch={channel => {
              const { group } = preference
              if (group !== 'security') mutate({ data: { group, [channel]: !preference[channel] } })
            }}
          />
        ))}
      </Rows>
      <AboutEmail state={data.emailState} />
      <div aria-live="polite" className="empty:hidden">
        {refusal ? <Notice tone="danger">{errorText(refusal)}</Notice> : null}
      </div>
    </>
  )
}

type Channel = 'inApp' | 'sms' | 'email'
const CHANNELS: readonly Channel[] = ['inApp', 'sms']
const ALL_CHANNELS: readonly Channel[] = [...CHANNELS, 'email']

/** Says where emails go, or how to get them. A member of the team has no email, so there is nothing to say. */
function AboutEmail({ state }: { state: NotificationPreferenceList['emailState'] }) {
  const t = useTexts(settings)
  const { data: me } = useMe()
  if (state === 'of_business') return null
  if (state === 'confirmed') {
    const { email } = me?.profile ?? {}
    return email ? <p className="text-sm text-muted">{t.emailsTo(email)}</p> : null
  }
  return <UnconfirmedEmail isMissing={state === 'missing'} />
}

/** Only owners are told so, who may also read whether a link waits. */
function UnconfirmedEmail({ isMissing }: { isMissing: boolean }) {
  const t = useTexts(settings)
  const { data } = useGetEmailChange()
  const change = data?.emailChange
  if (change?.state === 'waiting') return <PendingEmail change={change} />
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm text-muted">{isMissing ? t.emailMissing : t.emailUnconfirmed}</p>
      <Button variant="secondary" onClick={goToEmail}>
        {isMissing ? t.addEmail : t.confirmEmail}
      </Button>
    </div>
  )
}

/** Says which address waits for its link. The form of the email above sends the link again. */
function PendingEmail({ change: { newEmail, expiresAt } }: { change: EmailChange }) {
  const t = useTexts(settings)
  const { dateTime } = useFormats()
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-sm wrap-anywhere text-muted">{t.emailWaits(newEmail, dateTime(expiresAt))}</p>
      <Button variant="secondary" onClick={goToEmail}>
        {t.otherEmail}
      </Button>
    </div>
  )
}

const goToEmail = () => document.getElementById('field-email')?.focus()

interface PreferenceRowProps {
  preference: NotificationPreference
  channels: readonly Channel[]
  isChanging: (channel: Channel) => boolean
  onSwitch: (channel: Channel) => void
}

function PreferenceRow({ preference, channels, isChanging, onSwitch }: PreferenceRowProps) {
  const t = useTexts(settings)
  const { groups } = useTexts(notifications)
  const { group, canChange } = preference
  const ids = { name: `notifications-${group}`, about: `notifications-${group}-about` }
  return (
    <li className="grid gap-x-6 gap-y-3 p-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid gap-0.5">
        <h3 id={ids.name} className="font-semibold">
          {groups[group]}
        </h3>
        <p id={ids.about} className="text-sm text-muted">
          {t.about[group]}
        </p>
      </div>
      {canChange ? (
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {channels.map(channel => (
            <div key={channel} className="flex items-center gap-2 sm:grid sm:justify-items-center sm:gap-0">
              <Switch
                checked={preference[channel]}
                busy={isChanging(channel)}
                labelledBy={`${ids.name} ${ids.name}-${channel}`}
                describedBy={ids.about}
                onPress={() => onSwitch(channel)}
              />
              <span id={`${ids.name}-${channel}`} className="text-sm text-muted">
                {t[channel]}
              </span>
            </div>
          ))}
        </div>
      ) : (
        <p className="flex items-center gap-2 text-sm text-muted">
          <LockIcon className="size-5 shrink-0" />
          {t.alwaysOn}
        </p>
      )}
    </li>
  )
}
