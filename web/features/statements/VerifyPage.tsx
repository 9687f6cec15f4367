import { useNavigate, useParams } from 'react-router-dom'
import { formatDocumentCode, readDocumentCode } from '#domain/document-code.ts'
import { ApiError } from '#web/api/fetcher.ts'
import type { DocumentProof } from '#web/api/generated/plinkAPI.schemas.ts'
import { useVerifyDocument } from '#web/api/generated/statements.ts'
import { Form } from '#web/form/Form.tsx'
import { FormField } from '#web/form/FormField.tsx'
import { SubmitButton } from '#web/form/SubmitButton.tsx'
import { usePlinkForm } from '#web/form/use-plink-form.ts'
import { LoadError } from '#web/layouts/errors.tsx'
import { PageIntro } from '#web/layouts/PageHeading.tsx'
import { PublicLayout } from '#web/layouts/PublicLayout.tsx'
import { useFormats } from '#web/lib/format.ts'
import { useName, useTexts } from '#web/lib/locale.tsx'
import { common } from '#web/messages/common.ts'
import { verifyPath } from '#web/paths.ts'
import { Fact, Facts } from '#web/ui/Facts.tsx'
import { TextInput } from '#web/ui/inputs/TextInput.tsx'
import { Ltr } from '#web/ui/Ltr.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { verify } from './verify.messages.ts'

/** A page for anybody who was given a document. It needs no sign-in. */
export function VerifyPage() {
  const t = useTexts(verify)
  const { code = '' } = useParams()
  return (
    <PublicLayout>
      <PageIntro title={t.title} lead={t.lead} />
      {code ? <Proof key={code} typed={code} /> : null}
      <CodeForm key={`form ${code}`} known={code} />
    </PublicLayout>
  )
}

function CodeForm({ known }: { known: string }) {
  const t = useTexts(verify)
  const { loading } = useTexts(common)
  const navigate = useNavigate()
  const form = usePlinkForm({ defaultValues: { code: '' } })
  const check = (code: string) => {
    if (code.trim() === '') return 'missing'
    return readDocumentCode(code) ? null : 'wrong'
  }
  return (
    <Form
      form={form}
      problems={{ code: t.codeProblems }}
      onSubmit={({ code }) => navigate(verifyPath(formatDocumentCode(readDocumentCode(code) ?? '')))}
    >
      <FormField form={form} name="code" label={t.code} help={t.codeHelp} check={check}>
        {control => (
          <TextInput
            {...control}
            dir="ltr"
            autoComplete="off"
            autoCapitalize="characters"
            placeholder="XXXX-XXXX-XXXX"
          />
        )}
      </FormField>
      <div>
        <SubmitButton form={form} busy={loading}>
          {known ? t.checkAnother : t.check}
        </SubmitButton>
      </div>
    </Form>
  )
}

function Proof({ typed }: { typed: string }) {
  const { loading } = useTexts(common)
  const code = readDocumentCode(typed)
  const printed = formatDocumentCode(code ?? '')
  const { data, error, refetch } = useVerifyDocument(printed, { query: { enabled: code !== undefined } })
  const isUnknown = code === undefined || (error instanceof ApiError && error.body.code === 'ISSUED_DOCUMENT_NOT_FOUND')
  return (
    <div role="status" className="grid grid-cols-1 gap-4">
      {isUnknown ? <Unknown /> : null}
      {error && !isUnknown ? <LoadError error={error} onTryAgain={refetch} /> : null}
      {data || error || isUnknown ? null : <p className="text-muted">{loading}</p>}
      {data ? <Genuine proof={data} code={printed} /> : null}
    </div>
  )
}

function Unknown() {
  const t = useTexts(verify)
  return (
    <Notice tone="warning" title={t.unknown}>
      <p>{t.unknownText}</p>
    </Notice>
  )
}

function Genuine({ proof, code }: { proof: DocumentProof; code: string }) {
  const t = useTexts(verify)
  const nameOf = useName()
  const { date, dateTime, money } = useFormats()
  const { kind, holder, holderArabic, ibanLastFour, from, to, isInterim, closingBalance, issuedAt, digestStart } = proof
  const balanceName = kind === 'statement' ? (isInterim ? t.facts.soFar : t.facts.closing) : t.facts.total
  return (
    <>
      <Notice tone="success" title={t.genuine}>
        <p>{t.compare}</p>
      </Notice>
      <Facts>
        <Fact name={t.facts.kind}>{t.kinds[kind]}</Fact>
        <Fact name={t.facts.code}>
          <Ltr>{code}</Ltr>
        </Fact>
        <Fact name={t.facts.holder}>
          <bdi>{nameOf(holder, holderArabic)}</bdi>
        </Fact>
        {ibanLastFour ? (
          <Fact name={t.facts.iban}>
            <Ltr>{ibanLastFour}</Ltr>
          </Fact>
        ) : null}
        {from && to ? <Fact name={t.facts.period}>{t.days(date(from), date(to))}</Fact> : null}
        {closingBalance ? (
          <Fact name={balanceName}>
            <Ltr>{money(closingBalance.amount)}</Ltr>
          </Fact>
        ) : null}
        <Fact name={t.facts.issued}>{dateTime(issuedAt)}</Fact>
        <Fact name={t.facts.digest}>
          <Ltr>{digestStart}</Ltr>
        </Fact>
      </Facts>
    </>
  )
}
