import { commonCopy as common } from '../../common.copy.ts';
import { BackLink } from '../../components/back-link.tsx';
import { CheckIn } from './check-in.tsx';
import { PageStored } from './page-stored.tsx';

/** Check-in in the console. */
export default function GatePage() {
  return <CheckIn back={<BackLink to="/events">{common.events}</BackLink>} pageStored={<PageStored />} />;
}
