export const DISHES = [
  ..."roast lamb, steak, barbecue ribs, duck with cherries, beef stew, osso buco, Grünkohl mit Pinkel, coq au vin, paella, Wiener Schnitzel".split(
    ", ",
  ),
  ..."spicy chicken, Thai green curry, chilli con carne, jerk chicken, arrabbiata, Sichuan tofu, vindaloo, kimchi stew, tacos, merguez, pad krapow".split(
    ", ",
  ),
  ..."oysters, smoked salmon, grilled tuna, mussels, sushi, anchovies, mackerel, sardines, crab, ceviche, prawns".split(
    ", ",
  ),
  ..."mushroom risotto, ramen, dashi, parmesan, miso aubergine, truffle pasta, onion soup, pho, bolognese".split(
    ", ",
  ),
  ..."radicchio salad, Brussels sprouts, chicory gratin, dark chocolate, endive salad, rocket salad, artichokes, coffee cake, kale, bitter greens".split(
    ", ",
  ),
  ..."smoked meat, smoked cheese, pulled pork, brisket, smoked duck, smoked trout, smoked ham, smoked sausage, grilled lamb".split(
    ", ",
  ),
  ..."apple tart, crème brûlée, fudge, Christmas pudding, sweet and sour pork, glazed ham, sweet potatoes, tiramisu, cheesecake, lemon tart".split(
    ", ",
  ),
  ..."tomato salad, gazpacho, escabeche, lemon chicken, vinaigrette salad, sauerkraut, pickled herring, fish and chips, ham, olives".split(
    ", ",
  ),
];
