import { useTexts } from '#web/lib/locale.tsx'
import { screening } from '#web/messages/screening.ts'
import { RowsSkeleton } from '#web/ui/Rows.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Spinner } from '#web/ui/Spinner.tsx'
import { Waiting } from '#web/ui/Waiting.tsx'
import { Sample, Section } from './Sample.tsx'

export function WaitingSamples() {
  const { performing, text } = useTexts(screening)
  return (
    <Section name="Waiting">
      <Sample name="Waiting">
        <Waiting title={performing}>{text}</Waiting>
      </Sample>
      <Sample name="Spinner, beside words">
        <p className="gallery-row">
          <Spinner /> {performing}
        </p>
      </Sample>
      <Sample name="Skeleton">
        <Skeleton className="gallery-skeleton" />
      </Sample>
      <Sample name="RowsSkeleton">
        <RowsSkeleton count={2} />
      </Sample>
    </Section>
  )
}
