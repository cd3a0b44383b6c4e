import { dish, type MealTerm, side } from "../MealTerm.ts";

/** What ends a meal, by what gives it its taste. */
export const DESSERTS: readonly MealTerm[] = [
  dish(
    "dessert",
    { is: ["desserts"], weight: 3, sweet: 4 },
    {
      en: "sweet dessert, pudding, sweets, afters, something sweet",
      fr: "dessert, entremets sucré, gourmandise",
      it: "dolce, dessert",
      es: "postre",
      de: "Nachtisch, Dessert, Nachspeise, Süßspeise",
    },
  ),
  dish(
    "chocolate",
    { is: ["chocolate"], weight: 4, sweet: 4, fat: 4, bitter: 2, aromas: ["chocolate"] },
    {
      en: "chocolate cake, chocolate torte, flourless chocolate cake, brownie, chocolate mousse, chocolate tart, chocolate fondant, lava cake, chocolate truffle, sachertorte, black forest gateau, chocolate brownie, chocolate bar, hot chocolate pudding, chocolate pudding, chocolate dessert, chocolate pot, chocolate souffle, devil's food cake, mississippi mud pie, chocolate roulade, chocolate sponge, chocolate ice cream, profiteroles, chocolate eclair, milk chocolate, chocolate fudge cake, yule log",
      fr: "chocolat, mousse au chocolat, fondant au chocolat, moelleux au chocolat, opéra, profiterole, gâteau au chocolat, forêt-noire, tarte au chocolat, éclair au chocolat, bûche au chocolat, soufflé au chocolat, chocolat au lait",
      it: "cioccolato, torta al cioccolato, cioccolata, torta caprese, gianduja, mousse al cioccolato, tortino al cioccolato, profiteroles",
      es: "chocolate, tarta de chocolate, churros con chocolate, mousse de chocolate, coulant de chocolate, bombón, brownie de chocolate",
      de: "Schokolade, Schokoladenkuchen, Schokokuchen, Schokoladentorte, Sachertorte, Mousse au Chocolat, Schwarzwälder Kirschtorte, Schokoladenmousse, Brownie, Schokotorte",
    },
  ),
  dish(
    "dark chocolate",
    { is: ["chocolate"], weight: 4, sweet: 3, fat: 4, bitter: 3, aromas: ["chocolate"] },
    {
      fr: "chocolat noir",
      it: "cioccolato fondente",
      es: "chocolate negro",
      de: "Zartbitterschokolade",
    },
  ),
  dish(
    "white chocolate",
    { is: ["creamy desserts"], weight: 3, sweet: 4.5, fat: 4, aromas: ["butter", "honey"] },
    {
      fr: "chocolat blanc",
      it: "cioccolato bianco",
      es: "chocolate blanco",
      de: "weiße Schokolade",
    },
  ),
  dish(
    "cake",
    { is: ["desserts"], weight: 3, sweet: 3.5, fat: 3, aromas: ["butter"] },
    {
      en: "battenberg, sponge, sponge cake, muffin, birthday cake, victoria sponge, carrot cake, cookie, biscuit, shortbread, cupcake, doughnut, madeleine, meringue, angel food cake, pound cake, tea cake, scone, brioche, lamington, mochi, kunafa, knafeh",
      fr: "gâteau, bûche de Noël, biscuit, madeleine, quatre-quarts, petits fours, meringue, brioche, savarin, baba au rhum, cannelé",
      it: "torta, biscotto, cantucci, panettone, pandoro, colomba, meringa, babà",
      es: "tarta, pastel, bizcocho, galleta, turrón, roscón, merengue",
      de: "Kuchen, Torte, Keks, Gebäck, Gugelhupf, Stollen, Plätzchen, Baiser, Biskuit, Dampfnudel",
    },
  ),
  dish(
    "fruit tart",
    { is: ["fruit tarts"], weight: 2.5, sweet: 3, acid: 2, fat: 2.5, aromas: ["orchard fruit"] },
    {
      en: "apple tart, apple pie, tarte tatin, apple crumble, crumble, cobbler, peach cobbler, plum tart, rhubarb crumble, fruit cobbler, galette, apple strudel, strudel, pear tart, apricot tart, fruit pie, apple dumpling, apricot pie, pear crumble, plum crumble, peach pie, rhubarb pie, blueberry pie, eve's pudding, apple charlotte, baked fruit, fruit crumble, poached peach, apple turnover, pear and almond tart",
      fr: "tarte aux pommes, tarte tatin, tarte aux fruits, tarte aux abricots, clafoutis, crumble, tarte aux poires, tarte aux prunes, chausson aux pommes, tarte à la rhubarbe, tarte aux fraises, tarte fine, tarte bourdaloue, crumble aux pommes, tarte aux mirabelles",
      it: "crostata, torta di mele, strudel, torta di pere, crostata di frutta, crostata di albicocche",
      es: "tarta de manzana, tarta de frutas, tarta de pera, tarta de melocotón",
      de: "Apfelkuchen, Apfelstrudel, Obstkuchen, Strudel, Zwetschgenkuchen, Pflaumenkuchen, Kaiserschmarrn, Birnenkuchen, Rhabarberkuchen, Aprikosenkuchen, Tarte Tatin, Apfeltarte",
    },
  ),
  dish(
    "lemon tart",
    { is: ["fruit tarts"], weight: 2.5, sweet: 3.5, acid: 4, fat: 2.5, aromas: ["citrus"] },
    {
      en: "lemon meringue, lemon meringue pie, key lime pie, lemon posset, lemon cake, lemon pie, lemon mousse, lemon curd, orange tart, citrus tart, lemon souffle, citrus dessert, lemon pudding, lemon drizzle cake",
      fr: "tarte au citron, tarte au citron meringuée, tarte à l'orange",
      it: "torta al limone, delizia al limone",
      es: "tarta de limón",
      de: "Zitronentarte, Zitronenkuchen, Zitronencreme",
    },
  ),
  side(
    "berries",
    { is: ["fruit desserts"], weight: 1.5, sweet: 2.5, acid: 2.5, aromas: ["red fruit"] },
    {
      en: "berry, blackberry, gooseberry, strawberry, strawberries and cream, raspberry, blueberry, pavlova, summer pudding, cherry, eton mess, cherry pie, strawberry tart, fruit pavlova, fresh berries, raspberries and cream, berry dessert, fruit fool, strawberry shortcake",
      fr: "fraise, framboise, fruits rouges, myrtille, cerise, vacherin aux fruits, pavlova, charlotte aux fraises, fraisier, soupe de fruits rouges",
      it: "fragola, frutti di bosco, lampone, ciliegia",
      es: "fresa, frambuesa, frutos rojos, cereza",
      de: "Beere, Erdbeere, Himbeere, Rote Grütze, Kirsche, Heidelbeere, Beerendessert, Erdbeerkuchen",
    },
  ),
  side(
    "fruit salad",
    {
      is: ["fruit desserts"],
      weight: 1.5,
      sweet: 2.5,
      acid: 2,
      aromas: ["tropical fruit", "orchard fruit"],
    },
    {
      en: "rhubarb fool, gooseberry fool, fruit dessert, fruit, poached pear, baked apple, roasted peach, peach melba, sorbet, fruit sorbet, fresh fruit",
      fr: "salade de fruits, fruit, sorbet, poire belle-hélène, compote",
      it: "macedonia, frutta, sorbetto",
      es: "macedonia, fruta, sorbete, ensalada de frutas",
      de: "Obst, Obstsalat, Frucht, Kompott, Sorbet",
    },
  ),
  dish(
    "crème brûlée",
    {
      is: ["creamy desserts", "caramel"],
      weight: 3,
      sweet: 3.5,
      fat: 4,
      aromas: ["butter", "honey"],
    },
    {
      en: "creme brulee, custard, flan, creme caramel, panna cotta, rice pudding, bread and butter pudding, custard tart, trifle, creme anglaise, blancmange, butterscotch pudding, bavarois, posset, pumpkin pie, sweet potato pie, rice custard, sabayon, zabaglione, syllabub, vanilla custard, creme patissiere, bavarian cream, vanilla panna cotta, floating island",
      fr: "crème brûlée, crème caramel, île flottante, flan pâtissier, riz au lait, blanc-manger, mille-feuille, crème anglaise, panna cotta, sabayon, crème renversée, bavarois vanille",
      it: "panna cotta, crema catalana, zabaione, budino, crème caramel, crema bruciata, bonet",
      es: "crema catalana, flan, natillas, arroz con leche, tocino de cielo",
      de: "Vanillepudding, Bayerisch Creme, Griessbrei, Milchreis, Crème brûlée, Panna cotta, Crème caramel",
    },
  ),
  dish(
    "cheesecake",
    { is: ["creamy desserts"], weight: 3.5, sweet: 3.5, fat: 4.5, acid: 1, aromas: ["butter"] },
    {
      en: "cheese cake, basque cheesecake, lemon cheesecake, ricotta cheesecake",
      fr: "gâteau au fromage blanc",
      it: "torta di ricotta, cassata, cannoli",
      es: "tarta de queso",
      de: "Käsekuchen",
    },
  ),
  dish(
    "tiramisù",
    {
      is: ["creamy desserts", "chocolate"],
      weight: 3.5,
      sweet: 3.5,
      fat: 4,
      bitter: 2,
      aromas: ["chocolate", "toast"],
      origin: "veneto",
    },
    { en: "tiramisu, coffee cake" },
  ),
  dish(
    "ice cream",
    { is: ["creamy desserts"], weight: 2.5, sweet: 4, fat: 3.5 },
    {
      en: "baked alaska, knickerbocker glory, gelato, sundae, vanilla ice cream, parfait",
      fr: "glace, crème glacée, vacherin glacé",
      it: "gelato, semifreddo",
      es: "helado",
      de: "Eis, Eiscreme, Eisbecher",
    },
  ),
  dish(
    "caramel dessert",
    { is: ["caramel"], weight: 3.5, sweet: 4.5, fat: 3.5, aromas: ["butter", "nuts"] },
    {
      en: "sticky toffee pudding, toffee, treacle sponge, treacle pudding, syrup sponge, steamed pudding, spotted dick, toffee pudding, caramel, pecan pie, treacle tart, banoffee pie, baklava, nougat, dulce de leche, maple syrup, honey cake, toffee apple, walnut tart, nut tart, walnut cake, pecan tart, treacle steamed pudding, syrup pudding, jam roly-poly, bananas foster, salted caramel, butterscotch, fudge",
      fr: "caramel, nougat, kouign-amann, tarte aux noix, tarte au caramel, caramel au beurre salé, tarte aux noix de pécan",
      it: "torrone, croccante, torta di noci",
      es: "dulce de leche, baklava, alfajor",
      de: "Karamell, Baklava, Nusstorte, Engadiner Nusstorte, Karamellpudding, Walnusskuchen, Krokant",
    },
  ),
  dish(
    "fruit cake",
    {
      is: ["dried fruit desserts"],
      weight: 4.5,
      sweet: 4.5,
      fat: 2.5,
      aromas: ["dried fruit", "spice", "nuts"],
    },
    {
      es: "pan de higo",
      en: "fruitcake, christmas cake, christmas pudding, mince pie, plum pudding, gingerbread, panforte, simnel cake, dundee cake, fig pudding, date pudding, dried fruit, raisin cake, eccles cake, panettone pudding, sticky date pudding",
      fr: "cake aux fruits, pain d'épices, bûche de Noël aux marrons, pudding de Noël",
      it: "panforte, panpepato",
      de: "Früchtebrot, Lebkuchen, Christstollen, Dresdner Stollen, Dörrobst, Plumpudding",
    },
  ),
  dish(
    "almond cake",
    { is: ["desserts"], weight: 3, sweet: 3.5, fat: 3.5, aromas: ["nuts"] },
    {
      en: "frangipane, almond tart, macaroon, macaron, marzipan, bakewell tart, biscotti",
      fr: "financier, galette des rois, macaron, tarte amandine",
      it: "amaretti, torta di mandorle",
      es: "tarta de Santiago, mazapán",
      de: "Mandelkuchen, Marzipan",
    },
  ),
  dish(
    "pancakes",
    { is: ["desserts"], weight: 2.5, sweet: 3, fat: 2.5, aromas: ["butter"] },
    {
      en: "pancake, crepe, crepes suzette, waffle, french toast",
      fr: "crêpe, crêpes suzette, gaufre, pain perdu",
      it: "crespella dolce",
      es: "tortitas, torrija, filloa",
      de: "Pfannkuchen, Palatschinken, Waffel",
    },
  ),
  side(
    "apple",
    { weight: 1, sweet: 1.5, acid: 1.5, aromas: ["orchard fruit"] },
    {
      en: "pear, quince, apple sauce",
      fr: "pomme, poire, coing",
      it: "mela, pera",
      es: "manzana, pera, membrillo",
      de: "Apfel, Birne, Apfelmus, Quitte",
    },
  ),
  side(
    "stone fruit",
    { weight: 1, sweet: 2, acid: 1.5, aromas: ["stone fruit"] },
    {
      en: "peach, apricot, nectarine, plum, prune, fig, date",
      fr: "pêche, abricot, prune, pruneau, figue, mirabelle",
      it: "pesca, albicocca, prugna, fico",
      es: "melocotón, albaricoque, ciruela, higo",
      de: "Pfirsich, Aprikose, Marille, Pflaume, Zwetschge, Feige",
    },
  ),
  side(
    "melon",
    { weight: 1, sweet: 2, aromas: ["orchard fruit"] },
    {
      en: "watermelon, grape",
      fr: "melon, pastèque, raisin",
      it: "melone, anguria, uva",
      es: "melón, sandía, uva",
      de: "Melone, Trauben",
    },
  ),
  side(
    "tropical fruit",
    { weight: 1, sweet: 2, acid: 1.5, aromas: ["tropical fruit"] },
    {
      en: "mango, pineapple, papaya, passion fruit, lychee, banana",
      fr: "mangue, ananas, fruit de la passion, banane",
      it: "ananas, banana",
      es: "mango, piña, plátano, maracuyá",
      de: "Ananas, Banane",
    },
  ),
];
