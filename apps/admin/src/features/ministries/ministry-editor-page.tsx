import { ContentEditorPage } from '../../content/content-editor-page.tsx';
import { ministryContent } from './ministry-content.tsx';

export default function MinistryEditorPage() {
  return <ContentEditorPage content={ministryContent} />;
}
