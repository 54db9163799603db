import { ContentEditorPage } from '../../content/content-editor-page.tsx';
import { announcementContent } from './announcement-content.tsx';

export default function AnnouncementEditorPage() {
  return <ContentEditorPage content={announcementContent} />;
}
