import { createRoot } from 'react-dom/client';
import { createToastStore, onToast, ToastRegion } from '@ministry/ui';
import App from './App.tsx';

// Without the shell around it, the page has to show its toasts itself.
const toasts = createToastStore();
onToast(toasts.show);

const root = document.getElementById('root');
if (root) {
  document.body.style.margin = '0';
  createRoot(root).render(
    <>
      <main>
        <App />
      </main>
      <ToastRegion store={toasts} />
    </>,
  );
}
