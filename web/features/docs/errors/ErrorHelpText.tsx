import type { ErrorCode } from '#web/api/generated/model/errorCode.ts'
import type { Locale } from '#web/lib/locale.tsx'
import { docsErrors } from '#web/messages/docs-errors.ts'
import { errorHelp } from '#web/messages/error-help.ts'
import { Prose } from '../Prose.tsx'

/** What happened and what to do, in this language, whichever the page is in. */
export function ErrorHelpText({ code, locale }: { code: ErrorCode; locale: Locale }) {
  const t = docsErrors[locale]
  const { happened, todo } = errorHelp[locale][code]
  return (
    <dl lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="grid gap-3 text-start">
      <div>
        <dt className="text-sm text-muted">{t.happened}</dt>
        <dd>
          <Prose>{happened}</Prose>
        </dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t.todo}</dt>
        <dd>
          <Prose>{todo}</Prose>
        </dd>
      </div>
    </dl>
  )
}
