import { useState } from 'react'
import { useGetRegistration, useListBusinessDocuments } from '#web/api/generated/account.ts'
import type { AccountRegistration, IssuedDocument } from '#web/api/generated/plinkAPI.schemas.ts'
import { useListIssuedDocuments } from '#web/api/generated/statements.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { TextLink } from '#web/layouts/links.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useLocale, useName, useTexts } from '#web/lib/locale.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { FirstRows, Rows, RowsSkeleton } from '#web/ui/Rows.tsx'
import { BusinessDocuments } from './business-documents/BusinessDocuments.tsx'
import { RequestedDocuments } from './business-documents/RequestedDocuments.tsx'
import { documents } from './documents.messages.ts'
import { FileOutcome } from './FileOutcome.tsx'
import { Part } from './Part.tsx'
import { statements } from './statements.messages.ts'
import { type IssuedFile, useIssuedFile } from './use-issued-file.ts'

/** The documents of the account in one place. */
export function DocumentsPage() {
  const t = useTexts(documents)
  return (
    <>
      <PageIntro title={t.title} lead={t.lead} />
      {useHasLoaded() ? <Loaded /> : <RowsSkeleton count={4} />}
    </>
  )
}

/**
 * Whether every list has loaded or failed once. The page waits for all of them: what is asked for stands on top, and would move the rest if it came
 * later. The parts stay from then on: each asks again for a list that has failed, and would do so without end if that took it away.
 */
function useHasLoaded(): boolean {
  const lists = [useListBusinessDocuments(), useListIssuedDocuments(), useGetRegistration()]
  const isPending = lists.some(list => list.isPending && list.failureCount === 0)
  const [hasLoaded, setLoaded] = useState(!isPending)
  if (!isPending && !hasLoaded) setLoaded(true)
  return hasLoaded
}

function Loaded() {
  const t = useTexts(documents)
  const file = useIssuedFile()
  return (
    <>
      <RequestedDocuments />
      <Part title={t.issued}>
        <IssuedDocuments file={file} />
        <FileOutcome file={file} part="issued" />
        <p className="text-sm">
          <TextLink to={paths.statements}>{t.toStatements}</TextLink>
        </p>
      </Part>
      <BusinessDocuments />
      <Registration />
    </>
  )
}

const SHOWN = 5

function IssuedDocuments({ file }: { file: IssuedFile }) {
  const t = useTexts(documents)
  const { data, error, refetch } = useListIssuedDocuments()
  if (!data) return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={2} />
  if (data.items.length === 0) return <p className="text-muted">{t.none}</p>
  return (
    <FirstRows count={SHOWN}>
      {data.items.map(document => (
        <DocumentRow key={document.documentId} document={document} file={file} />
      ))}
    </FirstRows>
  )
}

function DocumentRow({ document, file }: { document: IssuedDocument; file: IssuedFile }) {
  const t = useTexts(documents)
  const { downloading } = useTexts(statements)
  const { locale } = useLocale()
  const { date } = useFormats()
  const { documentId, kind, from, to, issuedAt, subWalletName } = document
  const id = `issued ${documentId}`
  const title = [t.kinds[kind], subWalletName].filter(Boolean).join(' · ')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 p-4">
      <div className="grid min-w-0 gap-0.5">
        <h3 className="font-semibold wrap-anywhere">{title}</h3>
        {from && to ? (
          <p className="text-sm">
            {date(from)} – {date(to)}
          </p>
        ) : null}
        <p className="text-sm text-muted">{t.issuedOn(date(issuedAt))}</p>
      </div>
      <div className="max-sm:w-full">
        <Button
          variant="secondary"
          aria-label={t.downloadOf(from && to ? `${title} ${date(from)} – ${date(to)}` : title)}
          busy={file.isDownloading && file.id === id && downloading}
          onClick={() => file.download({ id, issue: async () => document, format: 'pdf', locale })}
        >
          <DownloadIcon className="size-5" />
          {t.download}
        </Button>
      </div>
    </li>
  )
}

function Registration() {
  const t = useTexts(documents)
  const { data, error, refetch } = useGetRegistration()
  if (!data) return error ? <LoadError error={error} onTryAgain={refetch} /> : <RowsSkeleton count={4} />
  return (
    <>
      <Part title={t.registration} lead={t.registrationText}>
        <RegistrationFacts registration={data} />
      </Part>
      <Part title={t.terms}>
        {data.acceptedTerms.length === 0 ? (
          <p className="text-muted">{t.noTerms}</p>
        ) : (
          <AcceptedTerms registration={data} />
        )}
        <p className="text-sm">
          <TextLink to={paths.terms}>{t.readTerms}</TextLink>
        </p>
      </Part>
    </>
  )
}

function RegistrationFacts({ registration }: { registration: AccountRegistration }) {
  const t = useTexts(documents)
  const nameOf = useName()
  const { crNumber, unifiedNumber, legalName, legalNameArabic, issuedOn, expiresOn } = registration
  const { date } = useFormats()
  const dayOf = (day: string | undefined) => (day ? date(day) : t.unknown)
  return (
    <Facts>
      <Fact name={t.name}>
        <bdi>{nameOf(legalName, legalNameArabic)}</bdi>
      </Fact>
      <Fact name={t.crNumber}>
        <Ltr>{crNumber}</Ltr>
      </Fact>
      {unifiedNumber && unifiedNumber !== crNumber ? (
        <Fact name={t.unifiedNumber}>
          <Ltr>{unifiedNumber}</Ltr>
        </Fact>
      ) : null}
      <Fact name={t.issueDate}>{dayOf(issuedOn)}</Fact>
      <Fact name={t.expiryDate}>{dayOf(expiresOn)}</Fact>
    </Facts>
  )
}

function AcceptedTerms({ registration: { acceptedTerms } }: { registration: AccountRegistration }) {
  const t = useTexts(documents)
  const { dateTime } = useFormats()
  return (
    <Rows>
      {acceptedTerms.map(({ version, acceptedAt }) => (
        <li key={version} className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-4">
          <span className="font-semibold">{t.version(version)}</span>
          <time dateTime={acceptedAt} className="text-sm text-muted">
            {t.accepted(dateTime(acceptedAt))}
          </time>
        </li>
      ))}
    </Rows>
  )
}
