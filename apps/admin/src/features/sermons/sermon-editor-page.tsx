import { ContentEditorPage } from '../../content/content-editor-page.tsx';
import { sermonContent } from './sermon-content.tsx';

export default function SermonEditorPage() {
  return <ContentEditorPage content={sermonContent} />;
}
