# Что говорится шаг за шагом. Не больше трёх коротких предложений.

lesson-after-the-auctions = После торгов
lesson-after-the-auctions-about = Продавайте комплектами, храните то, что любит ваш герой, и берегитесь ростовщика.

lesson-after-the-auctions-vault = Сегодня речь о том, что бывает после торгов, так что поторопимся. Выставьте «Казну паладина».
lesson-after-the-auctions-vault-wrong = Выставьте «Казну паладина».
lesson-after-the-auctions-skip = Тайник Греты сегодня не для вас: пас.
lesson-after-the-auctions-skip-wrong = Поберегите золото для своей казны. Пас.
lesson-after-the-auctions-show = В вашей казне шлем, щит, алмаз и два хлама. Открыть надо два из пяти, так отпугните их: откройте хлам.
lesson-after-the-auctions-show-wrong = Вы же хотите купить это сами! Откройте хлам.
lesson-after-the-auctions-show-more = И второй хлам.
lesson-after-the-auctions-show-more-wrong = Второй хлам — для верности.
lesson-after-the-auctions-open = Чего никто не хочет, того не перебьют. Если ставку распорядителя не подняли, он платит банку и забирает всё: начните с 9.
lesson-after-the-auctions-open-wrong = Кто-нибудь удачно подсмотрит и уведёт. Начните с 9.
lesson-after-the-auctions-open-more = Платить придётся вам, а столько это не стоит. Начните с 9.
lesson-after-the-auctions-tower = Ваше, за 9 золотых! Башню Нука оставьте Грете: пас.
lesson-after-the-auctions-tower-wrong = Сегодня вы продаёте. Пас.
lesson-after-the-auctions-equip = Теперь время получать деньги. Сначала можно снарядить артефакты ради их силы; у вас их нет, откажитесь.
lesson-after-the-auctions-equip-wrong = Откажитесь.
lesson-after-the-auctions-helm = Доспех по отдельности стоит 2 золотых, но разные части, проданные вместе, — это комплект: шлем и щит принесут 8. Сначала продайте шлем.
lesson-after-the-auctions-helm-wrong = Продайте шлем.
lesson-after-the-auctions-helm-diamond = Ваш герой любит самоцветы: алмаз принесёт очки, если его сохранить. Продавайте доспехи.
lesson-after-the-auctions-set = Теперь вторую часть комплекта — в той же продаже.
lesson-after-the-auctions-set-wrong = Продайте вторую часть доспеха.
lesson-after-the-auctions-set-diamond = Алмаз приберегите для героя. Продайте вторую часть доспеха.
lesson-after-the-auctions-set-one = По отдельности это 2 золотых, а вместе 8. Продайте и вторую часть.
lesson-after-the-auctions-junk = Закончите и выбросьте оба хлама: это даром, а хранить их дорого. Алмаз останется: придворный ювелир даёт за каждый самоцвет ещё 2 очка.
lesson-after-the-auctions-junk-wrong = Закончите продажу и выбросьте оба хлама.
lesson-after-the-auctions-junk-diamond = Он принёс бы 6 золотых, зато лишил бы вас очков героя. Оставьте.
lesson-after-the-auctions-junk-keep = За хлам в стопке придётся платить. Выбросьте оба.
lesson-after-the-auctions-loan = Имея меньше 12 золотых, здесь можно занять 12 и получить жетон порчи: это минус 2 очка, а за каждый следующий больше. У вас 19, так что вас и не спросят.
lesson-after-the-auctions-storage = За всё, что осталось в стопке, платят по золотому за раунд. Алмаз того стоит: оставьте его на хранение.
lesson-after-the-auctions-storage-wrong = Оставьте алмаз на хранение.
lesson-after-the-auctions-end = Вот и весь раунд: из 20 золотых вышло 18 и самоцвет, который любит ваш герой. В конце 10 золотых — всего одно очко, так что вовремя превращайте золото в нужные сокровища.
