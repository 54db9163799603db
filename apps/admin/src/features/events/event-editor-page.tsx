import { ContentEditorPage } from '../../content/content-editor-page.tsx';
import { eventContent } from './event-content.tsx';

export default function EventEditorPage() {
  return <ContentEditorPage content={eventContent} />;
}
