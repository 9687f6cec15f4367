import { useState } from 'react'
import { riyadhDay } from '#domain/riyadh-time.ts'
import type { StatementMonth, StatementRequest } from '#web/api/generated/plinkAPI.schemas.ts'
import { useCreateStatement, useListStatements } from '#web/api/generated/statements.ts'
import { useKeyedCall } from '#web/api/use-keyed-call.ts'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { serverNow } from '#web/lib/clock.ts'
import { type Locale, useLocale, useTexts } from '#web/lib/locale.tsx'
import { readPreference, writePreference } from '#web/lib/preferences.ts'
import { useChosenSubWallet } from '#web/money/ChosenSubWallet.tsx'
import { WalletFailed } from '#web/money/WalletFailed.tsx'
import { useAddress, useFilter, walletParams } from '#web/money/wallet-params.ts'
import { Field } from '#web/ui/inputs/Field.tsx'
import { Select } from '#web/ui/inputs/Select.tsx'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { FileOutcome } from './FileOutcome.tsx'
import { Letters } from './Letters.tsx'
import { MonthList, monthFileId } from './MonthList.tsx'
import { Part } from './Part.tsx'
import { PeriodForm } from './PeriodForm.tsx'
import { statements } from './statements.messages.ts'
import { FORMATS, type Format, isFormat, useIssuedFile } from './use-issued-file.ts'

/** The account is in the URL, so that a reload keeps it. */
export function StatementsPage() {
  const t = useTexts(statements)
  const { params } = useAddress()
  const wallet = walletParams(params)
  const { locale: onScreen } = useLocale()
  const [fileLocale, setFileLocale] = useState<Locale>()
  const locale = fileLocale ?? onScreen
  const [format, chooseFormat] = useChosenFormat()
  const file = useIssuedFile()
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      <div className="grid grid-cols-1 gap-4 sm:flex sm:flex-wrap sm:*:basis-56 sm:*:last:basis-88">
        <AccountField />
        <Field id="file-language" label={t.fileLanguage}>
          {control => (
            <Select
              {...control}
              value={locale}
              options={[
                { value: 'en', label: t.languages.en },
                { value: 'ar', label: t.languages.ar },
              ]}
              onValueChange={value => setFileLocale(value === 'ar' ? 'ar' : 'en')}
            />
          )}
        </Field>
        <Field id="file-format" label={t.format}>
          {control => (
            <Select
              {...control}
              value={format}
              options={FORMATS.map(value => ({ value, label: t.formatNames[value] }))}
              onValueChange={value => {
                if (isFormat(value)) chooseFormat(value)
              }}
            />
          )}
        </Field>
      </div>
      <Statements key={wallet.subWallet} wallet={wallet} file={file} format={format} locale={locale} />
      <Part title={t.letters}>
        <Letters file={file} locale={locale} />
        <FileOutcome file={file} part="letter" />
      </Part>
    </>
  )
}

/** A business's books need the same format each month, so the device remembers it. */
function useChosenFormat() {
  const [format, setFormat] = useState<Format>(() => {
    const remembered = readPreference('plink.statement-format')
    return isFormat(remembered) ? remembered : 'pdf'
  })
  const choose = (next: Format) => {
    writePreference('plink.statement-format', next)
    setFormat(next)
  }
  return [format, choose] as const
}

/** Shows nothing without sub-wallets. */
function AccountField() {
  const t = useTexts(statements)
  const { params } = useAddress()
  const { options, subWallet } = useChosenSubWallet(walletParams(params).subWallet ?? '')
  const filter = useFilter(subWallet, value => ({ subWallet: value || null }), { replace: true })
  if (options.length === 0) return null
  return (
    <Field id="statement-account" label={t.account}>
      {control => <Select {...control} {...filter} options={[{ value: '', label: t.mainWallet }, ...options]} />}
    </Field>
  )
}

interface StatementsProps {
  wallet: { subWallet?: string }
  file: ReturnType<typeof useIssuedFile>
  format: Format
  locale: Locale
}

/** The months, and the form for other periods within them. */
function Statements({ wallet, file, format, locale }: StatementsProps) {
  const createStatement = useKeyedCall(useCreateStatement())
  const t = useTexts(statements)
  const { data, error, refetch } = useListStatements(wallet)
  const download = (id: string, { from, to }: StatementRequest) =>
    file.download({ id, issue: () => createStatement({ data: { from, to, ...wallet } }), format, locale })
  if (error && !data) return <WalletFailed error={error} onTryAgain={refetch} />
  const months = data?.items ?? []
  const oldest = months.at(-1)
  return (
    <>
      <Part title={t.months} lead={t.monthsLead}>
        {data ? (
          <MonthList
            months={months}
            format={format}
            busy={file.isDownloading ? file.id : undefined}
            onDownload={month => download(monthFileId(month), { from: month.from, to: lastDayOf(month) })}
          />
        ) : (
          <RowsSkeleton count={3} />
        )}
        <FileOutcome file={file} part="month" />
      </Part>
      {oldest && months[0] ? (
        <Part title={t.period} lead={t.periodLead}>
          <PeriodForm
            first={oldest.from}
            last={lastDayOf(months[0])}
            format={format}
            onDownload={period => download('period', period)}
          />
          <FileOutcome file={file} part="period" />
        </Part>
      ) : null}
    </>
  )
}

/**
 * Returns the end of the month, or today in the current month. The clock of a test business may be ahead of this device, so the server's day counts.
 */
function lastDayOf({ from, to }: StatementMonth): string {
  const today = riyadhDay(new Date(serverNow()))
  return from <= today && today <= to ? today : to
}
