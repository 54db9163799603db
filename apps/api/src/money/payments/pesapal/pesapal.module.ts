import { Module } from '@nestjs/common';
import { Config } from '../../../platform/config/config.ts';
import { PaymentProviders } from '../payment-providers.ts';
import { PaymentsModule } from '../payments.module.ts';
import { Pesapal } from './pesapal.ts';

@Module({ imports: [PaymentsModule] })
export class PesapalModule {
  constructor({ payments: { pesapal }, publicUrl }: Config, providers: PaymentProviders) {
    if (pesapal) providers.add(new Pesapal(pesapal, `${publicUrl}/api/payments/pesapal/ipn`));
  }
}
